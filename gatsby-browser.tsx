import type { GatsbyBrowser } from 'gatsby';
import { KeptReceipts } from './src/booking/KeptReceipts';
import { allowRefusedStorage, standAsSent } from './src/layout/as-sent';
import { Root } from './src/layout/Root';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props: { path } }) => (
  <Root path={path}>
    {element}
    <KeptReceipts />
  </Root>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  allowRefusedStorage();
  standAsSent();
};

/** Tells the loader (src/inline/loader.tsx) that a held press may be repeated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.__hydrated?.();
};

/** Late hydration must not restore a scroll position of an earlier visit under the visitor's hands. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  Boolean(prevRouterProps);

/**
 * Gatsby fetches what the links in view lead to by `<link rel="prefetch">`. Firefox holds such a link against `default-src`,
 * which our policy sets to 'none', and writes an error for each. Pages are still fetched when a link is pointed at.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
