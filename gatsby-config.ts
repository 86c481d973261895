import path from 'node:path';
import type { GatsbyConfig, Node } from 'gatsby';
import { collectionOf } from './src/content/collections';
import { previewFolder } from './src/content/preview';
import { siteMetadata } from './src/content/site-metadata';

// A preview shows a copy of data/ that never holds a mistake; a build is not begun with one.
const data = path.resolve(process.env.NODE_ENV === 'development' ? previewFolder : 'data');

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  siteMetadata: siteMetadata(process.cwd()),
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
