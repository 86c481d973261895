import type { GatsbyBrowser } from 'gatsby';
import { forgetAfterReload } from './src/inline/common';
import Receipts from './src/islands/receipts';
import { answerDialogButtons, PreviewBar } from './tools/studio/preview/page';

// Only `gatsby develop` runs this file: a built page has islands instead of Gatsby's scripts.

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  forgetAfterReload();
  answerDialogButtons();
};

/** Adds the preview's bar to every page, and the receipts, which are an island on a built page. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props: { path } }) => (
  <>
    {element}
    <Receipts />
    <PreviewBar path={path} />
  </>
);
