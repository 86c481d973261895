import type { GatsbySSR } from 'gatsby';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { dialogPageScript, pageScript } from './src/inline/scripts';
import { speculationRules } from './src/inline/speculation-rules';
import { scriptsId } from './src/inline/marks';
import { plainClasses, plainStyles } from './src/theme/plain-styles';
import { tokens } from './src/theme/tokens';
// Styles come in the order in which their components were loaded, and Gatsby loads a page's when it first renders one of
// its kind, which differs from build to build. Loaded here, they have one order on all pages of all builds.
import './src/pages/404';
import './src/pages/faq';
import './src/pages/gallery';
import './src/pages/guides/index';
import './src/pages/index';
import './src/pages/insights/index';
import './src/pages/legal';
import './src/templates/calculator';
import './src/templates/guide';
import './src/templates/insight';
import './src/templates/installation';
import './src/templates/page';
import './src/templates/service';

/** Pages with a dialog: the body is rendered before what stands around it. */
const withDialogs = new Set<string>();

/** Gatsby's own way of rendering a page, and then fewer class names. */
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
  setHtmlAttributes({ lang: 'en-GB' });
  setHeadComponents([
    <meta key="colour" name="theme-color" content={tokens['ink-900']} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-small" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // The page is painted once all of it is there: painted while it is still being read, its header and the bar under a
    // phone's thumb would move as their later parts come. What follows the bar is waited for, because an element counts as
    // there once its first tag is read. All of it arrives in the first round trip.
    <link key="whole" rel="expect" href={`#${scriptsId}`} blocking="render" />,
    // Both faces, so that no heading changes its length under a reader's eyes.
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
 * Leaves Gatsby's scripts out: what moves on a page is its islands, whose scripts `onPostBuild` puts into the template. In
 * `gatsby develop` Gatsby's stay.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!production) return;
  // gatsby-plugin-image's styles and script serve a component this site does not render.
  replaceHeadComponents(
    getHeadComponents()
      .flat()
      .filter((node) => !(isElement(node) && String(node.key).startsWith('gatsby-image-style')))
      .map((node) =>
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
