/** `npm run lint` runs this beside ESLint, whose rule for cycles does not see imports of types. */
module.exports = {
  forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(content|tools|src|gatsby-[a-z]+\\.tsx?)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
