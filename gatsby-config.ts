import path from 'node:path';
import type { GatsbyConfig, Node } from 'gatsby';
import { collectionOf } from './content/collections';
import { previewFolder } from './tools/studio/preview/folder';
import { siteMetadata } from './src/gatsby/site-metadata';
import { sitemapEntry, type SitemapPage, sitemapPages, sitemapQuery } from './src/gatsby/sitemap';

// A preview shows a copy of data/ without mistakes. A build does not start while there are mistakes.
const data = path.resolve(process.env.NODE_ENV === 'development' ? previewFolder : 'data');

const metadata = siteMetadata(process.cwd());

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // The studio's staff do not program: after each save, Gatsby would write the types of all queries anew.
  graphqlTypegen: process.env.STUDIO_KEY ? false : { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  siteMetadata: { ...metadata },
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
        // The check of data/ has decoded every picture to its last row. Faults that it lets pass, such as a JPEG without
        // its end mark, must not stop the build.
        failOn: 'none',
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
        query: sitemapQuery,
        resolvePages: sitemapPages,
        serialize: (page: SitemapPage) => sitemapEntry(metadata.siteUrl ?? '', page),
      },
    },
  ],
};

export default config;
