const compat = require('eslint-plugin-compat');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/**
 * The folders of `src/` that each folder may import (README, 'How it is laid out'). Any folder may import itself.
 * `templates/` and `pages/` may import every browser folder.
 */
const arrows = {
  // Runs in browsers and in Node.
  domain: [],
  'step-drawings': [],
  // Runs in Node only: builds the site.
  'content-model': ['step-drawings', 'domain'],
  facts: ['content-model', 'domain'],
  validation: ['facts', 'content-model', 'step-drawings', 'domain'],
  authoring: ['gatsby', 'validation', 'facts', 'content-model', 'domain'],
  gatsby: ['site-output', 'seo', 'validation', 'facts', 'content-model', 'step-drawings', 'theme', 'domain'],
  'site-output': ['inline', 'seo', 'theme', 'facts', 'step-drawings', 'domain'],
  // Runs in browsers.
  inline: [],
  theme: ['inline'],
  ui: ['theme', 'inline', 'domain'],
  'site-data': ['domain'],
  brand: ['step-drawings', 'ui', 'theme', 'site-data', 'domain'],
  layout: ['brand', 'ui', 'theme', 'site-data', 'inline', 'domain'],
  blocks: ['layout', 'brand', 'ui', 'theme', 'site-data', 'domain'],
  home: ['layout', 'brand', 'ui', 'theme', 'site-data', 'domain'],
  guide: ['layout', 'brand', 'ui', 'theme'],
  service: ['brand', 'ui', 'theme', 'site-data'],
  seo: ['site-data', 'domain'],
  mail: ['domain'],
  booking: ['mail', 'layout', 'ui', 'theme', 'site-data', 'inline', 'domain'],
  questionnaire: ['ui', 'theme', 'inline', 'domain'],
  estimate: ['questionnaire', 'ui', 'theme', 'domain'],
  calculator: ['questionnaire', 'ui', 'theme', 'domain'],
  islands: ['booking', 'estimate', 'calculator', 'guide', 'layout', 'ui', 'site-data', 'inline', 'domain'],
};
const nodeFolders = ['content-model', 'facts', 'validation', 'authoring', 'gatsby', 'site-output'];
const nodePackages = ['zod', 'node:*', 'sharp', 'markdown-it', 'parse5', 'yaml', 'esbuild'];
const folders = [...Object.keys(arrows), 'templates', 'pages', 'dev'];
const uiPackages = [
  'react',
  'react-dom',
  'react-dom/*',
  'gatsby',
  'gatsby-*',
  'styled-components',
  'react-*',
  'lucide',
];
const browser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'];
const up = (names) => `^(\\.\\./)+(${names.join('|')})(/|$)`;

/**
 * Returns the patterns that files of a folder may not import. A `pure` file runs in plain Node, without React and the
 * DOM.
 */
const forbidden = (folder, pure) => {
  const isNode = nodeFolders.includes(folder);
  const closed = arrows[folder] ? folders.filter((other) => other !== folder && !arrows[folder].includes(other)) : [];
  const refused = isNode ? closed : closed.filter((other) => !nodeFolders.includes(other));
  return [
    ...(refused.length
      ? [
          {
            regex: up(refused),
            caseSensitive: true,
            message: `src/${folder}/ may import only ${['itself', ...arrows[folder]].join(', ')}.`,
          },
        ]
      : []),
    ...(isNode
      ? []
      : [
          {
            regex: up(nodeFolders),
            allowTypeImports: true,
            message: `src/${folder}/ runs in a browser: it may import only types from a folder that runs in Node.`,
          },
          { group: nodePackages, message: `src/${folder}/ runs in a browser, which does not have this package.` },
        ]),
    ...(pure
      ? [
          {
            group: isNode ? uiPackages.filter((name) => !name.startsWith('gatsby')) : uiPackages,
            message: 'A .ts file in src/ runs in plain Node: only a .tsx file may know React and Gatsby.',
            allowTypeImports: isNode,
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
  ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/test-support/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: forbidden(folder, pure) }],
    ...(pure ? { 'no-restricted-globals': ['error', ...browser] } : {}),
  },
});

/** Matches literals and template parts with two adjacent letters, which count as words. */
const words = ':matches(Literal[value=/[A-Za-z]{2}/], TemplateElement[value.raw=/[A-Za-z]{2}/])';
/** What an expression may evaluate to: itself, a template, or one branch of a conditional. */
const choices = [
  '',
  ' > TemplateLiteral',
  ' > LogicalExpression',
  ' > ConditionalExpression',
  ' > * > ConditionalExpression',
];
const comesTo = (parent) => choices.map((choice) => `${parent}${choice} > ${words}`);
/** Matches the attributes whose text a visitor reads or hears. */
const spoken = '/^(label|caption|heading|text|title|alt|placeholder|aria-(description|valuetext)|.*[a-z]-?(L|l)abel)$/';

/** Matches words in JSX: between tags, and in attributes that are shown or read aloud. */
const shownWords = [
  'JSXText[value=/[A-Za-z]{2}/]',
  ...comesTo(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${spoken}] > Literal[value=/[A-Za-z]{2}/]`,
  ...comesTo(`JSXAttribute[name.name=${spoken}] > JSXExpressionContainer`),
].join(', ');
/** Matches words in the objects of pure files, under the property names that texts have there. */
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
    // Reports APIs that a browser in `browserslist` (package.json) does not have.
    files: ['src/**/*.ts', 'src/**/*.tsx', 'gatsby-browser.tsx'],
    ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
  restrict(['src/{templates,pages,dev}/**/*.tsx'], 'templates', false),
  ...Object.keys(arrows).flatMap((folder) => [
    restrict([`src/${folder}/**/*.tsx`], folder, false),
    restrict([`src/${folder}/**/*.ts`], folder, true),
  ]),
  {
    // Staff change all words in data/. Tests and the kitchen sink are not part of the site.
    files: ['src/**/*.tsx'],
    ignores: ['src/dev/**', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', { selector: shownWords, message: wordsInData }] },
  },
  {
    files: ['src/{booking,mail,questionnaire,estimate,calculator}/**/*.ts'],
    ignores: ['src/**/*.test.ts', 'src/**/test-support/**', 'src/**/example-values.ts'],
    rules: { 'no-restricted-syntax': ['error', { selector: namedWords, message: wordsInData }] },
  },
  {
    files: ['e2e/**'],
    // What the code claims, to be compared with what a build shows: anchors, pages of a text, a script for every browser.
    ignores: ['e2e/source/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/src/', message: 'Browser tests read data/. What the code claims comes from e2e/source/.' },
          ],
        },
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
              regex: '^\\./src/(?!content-model/|facts/|validation/|authoring/|gatsby/)',
              message: 'The hooks import only the folders that run in Node.',
            },
          ],
        },
      ],
    },
  },
);
