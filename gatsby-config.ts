import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig, Node } from 'gatsby';
import { parseDocument } from 'yaml';
import { collectionOf } from './src/content/collections';
import type { Company } from './src/content/business';
import { previewFolder } from './src/content/preview';

// A preview shows a copy of data/ that never holds a mistake; a build is not begun with one.
const data = path.resolve(process.env.NODE_ENV === 'development' ? previewFolder : 'data');

// A mistake in the file is reported with line and column by the check in gatsby-node.ts, not here.
const company = parseDocument(readFileSync(path.resolve('data/company.yaml'), 'utf8')).toJS() as Company | null;

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  siteMetadata: {
    siteUrl: company?.siteUrl ?? '',
    title: company?.name ?? '',
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: data } },
    {
      resolve: 'gatsby-transformer-yaml',
      options: {
        typeName: ({ node }: { node: Node & { relativePath?: string } }) =>
          collectionOf(node.relativePath ?? '')?.type ?? 'UnknownYaml',
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['auto', 'avif'],
          placeholder: 'none',
          quality: 60,
          avifOptions: { quality: 50 },
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, fileName: false } },
    'gatsby-plugin-catch-links',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        output: '/',
        // As the plugin's own, but in an order that is the same in every build.
        query: '{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path } } }',
      },
    },
  ],
};

export default config;
