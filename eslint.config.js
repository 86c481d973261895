const compat = require('eslint-plugin-compat');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/**
 * Which folder of `src/` may import which (README, 'How it is laid out'). A folder may always import itself.
 * `mail/` and `booking/` stand below the features that use them; `templates/` and `pages/` see everything.
 */
const arrows = {
  theme: ['inline'],
  ui: ['theme', 'inline'],
  content: ['day'],
  mail: ['content', 'day'],
  wizard: ['ui', 'theme', 'inline'],
  booking: ['mail', 'day', 'content', 'layout', 'ui', 'theme', 'inline'],
  estimate: ['wizard', 'content', 'ui', 'theme'],
  calculator: ['wizard', 'content', 'ui', 'theme'],
  layout: ['ui', 'theme', 'content', 'day', 'inline'],
  islands: ['booking', 'estimate', 'calculator', 'layout', 'ui', 'content', 'inline'],
  seo: ['layout', 'content', 'day'],
  hosting: ['inline', 'seo', 'content', 'theme'],
  inline: [],
  offline: [],
  blocks: ['layout', 'ui', 'theme', 'content', 'day'],
};
const folders = [...Object.keys(arrows), 'templates', 'pages', 'dev'];
const skin = ['react', 'react-dom', 'react-dom/*', 'gatsby', 'gatsby-*', 'styled-components', 'react-*', 'lucide'];
const browser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'];

/** The patterns a file may not import: folders the arrows do not reach, and in pure files everything of the skin. */
const forbidden = (folder, pure) => {
  const closed = folder ? folders.filter((other) => other !== folder && !arrows[folder].includes(other)) : [];
  const dayIsClosed = folder && !arrows[folder].includes('day');
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

/** Two letters side by side, in a literal or in a piece of a template, are words. */
const words = ':matches(Literal[value=/[A-Za-z]{2}/], TemplateElement[value.raw=/[A-Za-z]{2}/])';
/** What an expression can come to: itself, a template, or one side of a choice. */
const choices = [
  '',
  ' > TemplateLiteral',
  ' > LogicalExpression',
  ' > ConditionalExpression',
  ' > * > ConditionalExpression',
];
const comesTo = (parent) => choices.map((choice) => `${parent}${choice} > ${words}`);
/** The attributes whose text a visitor reads or hears. */
const spoken = '/^(label|caption|heading|text|title|alt|placeholder|aria-(description|valuetext)|.*[a-z]-?(L|l)abel)$/';

/** Words in JSX: between tags, and in attributes that are shown or read out. */
const shownWords = [
  'JSXText[value=/[A-Za-z]{2}/]',
  ...comesTo(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${spoken}] > Literal[value=/[A-Za-z]{2}/]`,
  ...comesTo(`JSXAttribute[name.name=${spoken}] > JSXExpressionContainer`),
].join(', ');
/** Words in the objects of pure files, under the names that words have there. */
const namedWords =
  'Property[key.name=/^(label|title|heading|hint|missing|text|subject|message|lead)$/] > Literal[value=/^[A-Z]|\\s/]';
const wordsInData = 'Words stand in data/: in the file of the page, in wording.yaml or in the file of the booking.';

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
  {
    // A browser that `browserslist` in package.json names must have what the site calls.
    files: ['src/**/*.ts', 'src/**/*.tsx', 'gatsby-browser.tsx'],
    ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
  restrict(['src/*.ts'], undefined, true),
  ...Object.keys(arrows).flatMap((folder) => [
    restrict([`src/${folder}/**/*.tsx`], folder, false),
    restrict([`src/${folder}/**/*.ts`], folder, true),
  ]),
  {
    // Staff change every word in data/; what a test or the kitchen sink shows is no part of the site.
    files: ['src/**/*.tsx'],
    ignores: ['src/dev/**', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', { selector: shownWords, message: wordsInData }] },
  },
  {
    files: ['src/{booking,mail,wizard,estimate,calculator}/**/*.ts'],
    ignores: ['src/**/*.test.ts', 'src/**/examples.ts'],
    rules: { 'no-restricted-syntax': ['error', { selector: namedWords, message: wordsInData }] },
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
              regex: '^\\./src/(?!content/|hosting/|theme/)',
              message: 'The hooks import only src/content/, src/hosting/ and src/theme/.',
            },
          ],
        },
      ],
    },
  },
);
