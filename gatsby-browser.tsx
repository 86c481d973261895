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
