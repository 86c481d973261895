import type { GatsbyBrowser } from 'gatsby';
import type { EditLink } from './src/content/edit-map';
import { Root } from './src/layout/Root';

export const wrapPageElement: GatsbyBrowser<object, { edit?: EditLink }>['wrapPageElement'] = ({
  element,
  props: { pageContext },
}) => <Root edit={pageContext.edit}>{element}</Root>;

/** Tells the loader (src/layout/script-loader.ts) that a held press may be repeated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.__hydrated?.();
};

/** Late hydration must not restore a scroll position of an earlier visit under the visitor's hands. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  Boolean(prevRouterProps);
