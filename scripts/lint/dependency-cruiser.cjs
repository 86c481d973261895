/** The doors of each tool: what anybody outside may import of it. */
const doors = require('./doors.json');

/** `npm run lint` runs this beside ESLint, whose rule for cycles does not see imports of types. */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: { path: '^(content|tools|src|gatsby-)' }, to: { circular: true } },
    ...Object.entries(doors).map(([tool, files]) => ({
      name: `door-of-${tool}`,
      comment: `Outside of tools/${tool}, import it only through ${files.join(' or ')}.`,
      severity: 'error',
      from: { pathNot: `^(?:tools|test)/${tool}/` },
      to: { path: `^tools/${tool}/`, pathNot: files.map((file) => `^tools/${tool}/${file.replace('.', '\\.')}$`) },
    })),
    {
      name: 'tools-know-no-site',
      comment: 'A tool takes the site as a value. Tests on our own content stand in test/yaml and test/studio.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '^tools/bench/' },
      to: { path: '^(content|src|scripts|test)/' },
    },
    {
      name: 'tools-apart',
      comment: 'studio -> yaml is the one arrow between tools. Benchmarks measure what all of them make.',
      severity: 'error',
      from: { path: '^tools/([^/]+)/', pathNot: '^tools/bench/' },
      to: { path: '^tools/', pathNot: ['^tools/$1/', '^tools/shared/', '^tools/yaml/'] },
    },
    {
      name: 'yaml-for-studio',
      severity: 'error',
      from: { path: '^tools/(?!yaml|studio|bench)' },
      to: { path: '^tools/yaml/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(content|tools|src|scripts|e2e|test|gatsby-[a-z]+\\.tsx?)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
