const compat = require('eslint-plugin-compat');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/**
 * The folders that each folder may import (README, 'How it is laid out'). Any folder may import itself. Those of `src/`
 * stand here without it. `templates/`, `pages/` and `dev/` may import every browser folder.
 */
const arrows = {
  // Runs in browsers and in Node.
  'tools/shared': [],
  domain: ['tools/shared'],
  'step-drawings': [],
  // The tools: they take the site as a value and import nothing of it. They run in Node, the studio's panel in a browser.
  'tools/yaml': ['tools/shared'],
  'tools/studio': ['tools/yaml', 'tools/shared'],
  'tools/hosts': ['tools/shared'],
  // Runs in browsers, and in Node to make HTML; its build in Node alone.
  'tools/islands': ['tools/shared'],
  'tools/islands/build': ['tools/islands', 'tools/shared'],
  // What data/ may say. Runs in Node only.
  content: ['tools/yaml', 'tools/studio', 'tools/shared', 'step-drawings', 'domain'],
  // Runs in Node only: builds the site.
  gatsby: [
    'site-output',
    'seo',
    'content',
    'tools/yaml',
    'tools/hosts',
    'tools/islands',
    'tools/islands/build',
    'step-drawings',
    'theme',
    'domain',
    'tools/shared',
  ],
  'site-output': [
    'inline',
    'seo',
    'theme',
    'content',
    'tools/yaml',
    'tools/hosts',
    'tools/islands',
    'tools/islands/build',
    'step-drawings',
    'domain',
    'tools/shared',
  ],
  // Runs in browsers.
  inline: ['tools/islands'],
  theme: ['tools/islands'],
  ui: ['theme', 'domain', 'tools/islands', 'tools/shared'],
  'site-data': ['domain', 'tools/shared'],
  brand: ['step-drawings', 'ui', 'theme', 'site-data', 'domain', 'tools/shared'],
  layout: ['brand', 'ui', 'theme', 'site-data', 'inline', 'domain', 'tools/islands', 'tools/shared'],
  blocks: ['layout', 'brand', 'ui', 'theme', 'site-data', 'domain', 'tools/shared'],
  home: ['layout', 'brand', 'ui', 'theme', 'site-data', 'domain', 'tools/shared'],
  guide: ['layout', 'brand', 'ui', 'theme', 'domain', 'tools/islands', 'tools/shared'],
  service: ['blocks', 'brand', 'ui', 'theme', 'site-data', 'domain', 'tools/shared'],
  seo: ['site-data', 'domain', 'tools/shared'],
  mail: ['domain', 'tools/shared'],
  booking: ['mail', 'layout', 'ui', 'theme', 'site-data', 'inline', 'domain', 'tools/islands', 'tools/shared'],
  reply: ['booking', 'mail', 'ui', 'theme', 'site-data', 'domain', 'tools/islands', 'tools/shared'],
  questionnaire: ['ui', 'theme', 'domain', 'tools/islands', 'tools/shared'],
  estimate: ['questionnaire', 'ui', 'theme', 'domain', 'tools/shared'],
  calculator: ['questionnaire', 'ui', 'theme', 'domain', 'tools/shared'],
  'fault-finder': ['questionnaire', 'layout', 'ui', 'theme', 'domain', 'tools/islands', 'tools/shared'],
  islands: [
    'booking',
    'estimate',
    'calculator',
    'fault-finder',
    'reply',
    'guide',
    'layout',
    'ui',
    'site-data',
    'inline',
    'domain',
    'tools/shared',
  ],
};
const nodeFolders = [
  'content',
  'tools/yaml',
  'tools/studio',
  'tools/hosts',
  'tools/islands/build',
  'gatsby',
  'site-output',
];
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
/** Where a folder is. */
const placeOf = (folder) => (folder === 'content' || folder.startsWith('tools/') ? folder : `src/${folder}`);
/** Returns how a file in a folder begins to import another folder. */
function wayTo(folder, from) {
  if (from.startsWith('tools/') && folder.startsWith('tools/')) return folder.slice('tools/'.length);
  return placeOf(from) === from ? placeOf(folder) : folder;
}
const up = (names, from) => `^(\\.\\./)+(${names.map((name) => wayTo(name, from)).join('|')})(/|$)`;

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
            regex: up(refused, folder),
            caseSensitive: true,
            message: `${placeOf(folder)}/ may import only ${['itself', ...arrows[folder]].join(', ')}.`,
          },
        ]
      : []),
    ...(isNode
      ? []
      : [
          {
            regex: up(nodeFolders, folder),
            allowTypeImports: true,
            message: `${placeOf(folder)}/ runs in a browser: it may import only types from a folder that runs in Node.`,
          },
          { group: nodePackages, message: `${placeOf(folder)}/ runs in a browser, which does not have this package.` },
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
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/test-support/**'],
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
    files: ['{content,src,tools}/**/*.ts', '{content,src,tools}/**/*.tsx', 'gatsby-browser.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'e2e/**', 'tools/bench/**', 'tools/hosts/trial/**'], rules: { 'no-console': 'off' } },
  restrict(['src/{templates,pages,dev}/**/*.tsx'], 'templates', false),
  ...Object.keys(arrows).flatMap((folder) => [
    restrict([`${placeOf(folder)}/**/*.tsx`], folder, false),
    restrict([`${placeOf(folder)}/**/*.ts`], folder, true),
  ]),
  {
    // Staff change all words in data/. Tests and the kitchen sink are not part of the site.
    files: ['src/**/*.tsx'],
    ignores: ['src/dev/**', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', { selector: shownWords, message: wordsInData }] },
  },
  {
    files: ['src/{booking,mail,questionnaire,estimate,calculator,fault-finder}/**/*.ts'],
    ignores: ['src/**/*.test.ts', 'src/**/test-support/**'],
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
            {
              regex: '/(src|content|tools)/',
              message: 'Browser tests read data/. What the code claims comes from e2e/source/.',
            },
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
              regex: '^\\./src/(?!gatsby/|site-output/)',
              message: 'The hooks import only the folders that run in Node.',
            },
          ],
        },
      ],
    },
  },
);
