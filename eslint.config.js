const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/**
 * Which folder of `src/` may import which (README, 'How it is laid out'). A folder may always import itself.
 * `mail/` and `booking/` stand below the features that use them; `templates/` and `pages/` see everything.
 */
const arrows = {
  theme: [],
  ui: ['theme'],
  content: [],
  mail: ['content', 'day'],
  wizard: ['ui', 'theme'],
  booking: ['mail', 'day', 'content', 'layout', 'ui', 'theme'],
  estimate: ['wizard', 'content', 'ui', 'theme'],
  calculator: ['wizard', 'content', 'ui', 'theme'],
  layout: ['ui', 'theme', 'content', 'day'],
  seo: ['layout', 'content', 'day'],
  hosting: ['layout', 'content', 'theme'],
  offline: [],
  blocks: ['layout', 'ui', 'theme', 'content', 'day'],
};
const folders = [...Object.keys(arrows), 'templates', 'pages', 'dev'];
const skin = ['react', 'react-dom', 'react-dom/*', 'gatsby', 'gatsby-*', 'styled-components', 'react-*', 'lucide'];
const browser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'];

/** The patterns a file may not import: folders the arrows do not reach, and in pure files everything of the skin. */
const forbidden = (folder, pure) => {
  const closed = folder ? folders.filter((other) => other !== folder && !arrows[folder].includes(other)) : [];
  const dayIsClosed = folder && !arrows[folder].includes('day') && !['content'].includes(folder);
  return [
    ...(closed.length
      ? [
          {
            regex: `^(\\.\\./)+(${closed.join('|')})(/|$)`,
            caseSensitive: true,
            message: `src/${folder}/ may import only ${['itself', ...arrows[folder]].join(', ')}.`,
          },
        ]
      : []),
    ...(dayIsClosed ? [{ regex: '^(\\.\\./)+day$', message: `src/${folder}/ may not import day.ts.` }] : []),
    ...(pure
      ? [
          {
            group: skin,
            message: 'A .ts file in src/ runs in plain Node: only a .tsx file may know React and Gatsby.',
          },
          {
            regex: '^\\.{1,2}/.*/?[A-Z][A-Za-z]+$',
            caseSensitive: true,
            message: 'A .ts file in src/ imports no component.',
          },
        ]
      : []),
  ];
};

const restrict = (files, folder, pure) => ({
  files,
  ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: forbidden(folder, pure) }],
    ...(pure ? { 'no-restricted-globals': ['error', ...browser] } : {}),
  },
});

module.exports = tseslint.config(
  { ignores: ['public/', '.cache/', '.tmp/', 'node_modules/', 'src/gatsby-types.d.ts', 'coverage/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
  restrict(['src/*.ts'], undefined, true),
  ...Object.keys(arrows).flatMap((folder) => [
    restrict([`src/${folder}/**/*.tsx`], folder, false),
    restrict([`src/${folder}/**/*.ts`], folder, true),
  ]),
  {
    // Staff change every word in data/. What ui/ says by itself is for screen readers and drawings.
    files: ['src/**/*.tsx'],
    ignores: ['src/{booking,wizard,dev}/**', 'src/ui/**', 'src/**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXText[value=/[A-Za-z]{2}/], JSXAttribute[name.name=/^(label|caption|heading|text|title)$/] > Literal',
          message: 'Words stand in data/: in the file of the page, or in wording.yaml.',
        },
      ],
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/src/', message: 'End-to-end tests read data/, never src/.' }] },
      ],
    },
  },
  {
    files: ['gatsby-node.ts', 'gatsby-config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\./src/(?!content/|hosting/)',
              message: 'The hooks import only src/content/ and src/hosting/.',
            },
          ],
        },
      ],
    },
  },
);
