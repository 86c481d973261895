import type { GatsbyBrowser } from 'gatsby';
import { forgetAfterReload } from './src/inline/common';
import Receipts from './src/islands/receipts';
import { Preview } from './src/layout/Preview';

// Only `gatsby develop` runs this: a built page has islands instead of Gatsby's scripts.

export const onClientEntry: GatsbyBrowser['onClientEntry'] = forgetAfterReload;

/** Adds what a preview shows on every page, and the receipts, which on a built page are an island of their own. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props: { path } }) => (
  <>
    {element}
    <Receipts />
    <Preview path={path} />
  </>
);
