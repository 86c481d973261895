import type { GatsbySSR } from 'gatsby';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { dialogPageScript, pageScript } from './src/inline/scripts';
import { speculationRules } from './src/inline/speculation-rules';
import { language } from './src/inline/marks';
import { scriptsId } from './tools/islands';
import { plainClasses, plainStyles } from './src/gatsby/plain-styles';
import { tokens } from './src/theme/tokens';
// styled-components writes styles in the order in which components are loaded. Gatsby loads each kind of page when it
// first renders one, which differs between builds. These imports make the order the same on all pages of all builds.
import './src/pages/404';
import './src/pages/faq';
import './src/pages/gallery';
import './src/pages/guides/index';
import './src/pages/index';
import './src/pages/insights/index';
import './src/pages/legal';
import './src/pages/reply';
import './src/pages/search';
import './src/templates/calculator';
import './src/templates/guide';
import './src/templates/finder-guide';
import './src/templates/insight';
import './src/templates/installation';
import './src/templates/page';
import './src/templates/service';

/** Pages with a dialog. Filled in by `replaceRenderer`, and read by `onPreRenderHTML`, which runs after it. */
const withDialogs = new Set<string>();

/** Renders a page as Gatsby does by default, and then removes class names that are not needed. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  const { prelude } = await prerenderToNodeStream(bodyComponent as ReactNode);
  const body = plainClasses(await text(prelude));
  if (body.includes('<dialog')) withDialogs.add(pathname);
  replaceBodyHTMLString(body);
};

const production = process.env.NODE_ENV === 'production';

const isElement = (node: ReactNode): node is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> =>
  isValidElement(node);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    // Not by the media query `scripting`, which Safari understands from version 17.
    <noscript key="unscripted">
      <style
        dangerouslySetInnerHTML={{ __html: '.scripted{display:none!important}.unscripted{display:grid!important}' }}
      />
    </noscript>,
    <meta key="colour" name="theme-color" content={tokens['ink-900']} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-small" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // Delays the first paint until the whole page has loaded, in one round trip. Otherwise the header and the contact
    // bar would move while their later parts load. Waits for the element after the bar, because `expect` is met as soon
    // as an element's start tag is parsed. A page that takes a second round trip waits for its first screen only
    // (tools/hosts/pages/first-paint.ts).
    <link key="whole" rel="expect" href={`#${scriptsId}`} blocking="render" />,
    // Preloads both typefaces, so that the first page of a visit can use them too (`font-display: optional` in
    // GlobalStyle.tsx).
    ...['figtree-6', 'funnel-display-700-6'].map((name) => (
      <link
        key={name}
        rel="preload"
        href={`/fonts/${name}.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};

/**
 * Removes Gatsby's scripts: a built page runs islands instead, whose scripts `onPostBuild` puts into the template.
 * `gatsby develop` keeps Gatsby's scripts.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  // Removes gatsby-plugin-image's styles and script, which belong to a component that this site does not render.
  const head = getHeadComponents()
    .flat()
    .filter((node) => !(isElement(node) && String(node.key).startsWith('gatsby-image-style')));
  if (!production) {
    replaceHeadComponents(head);
    return;
  }
  replaceHeadComponents(
    head.map((node) =>
      isElement(node) && 'data-styled' in node.props ? (
        <style
          key="styles"
          dangerouslySetInnerHTML={{ __html: plainStyles(node.props.dangerouslySetInnerHTML.__html) }}
        />
      ) : (
        node
      ),
    ),
  );
  replacePostBodyComponents([
    <template key="scripts" id={scriptsId} />,
    <script
      key="page"
      dangerouslySetInnerHTML={{ __html: withDialogs.has(pathname) ? dialogPageScript : pageScript }}
    />,
    <script key="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  ]);
};
