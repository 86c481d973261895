import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Root } from './src/layout/Root';
import { scriptLoader } from './src/layout/script-loader';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => <Root>{element}</Root>;

const production = process.env.NODE_ENV === 'production';

const isElement = (node: ReactNode): node is ReactElement<{ sliceId?: string }> => isValidElement(node);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-GB' });
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/figtree-5.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
};

/**
 * Holds Gatsby's scripts back until a visitor shows intent. `_gatsby-scripts` is an internal name of Gatsby 5, which is
 * why gatsby is pinned and `onPostBuild` refuses a page without the template. In `gatsby develop` nothing is held back.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!production) return;
  // gatsby-plugin-image's styles and script serve a component this site does not render.
  replaceHeadComponents(
    getHeadComponents().filter((node) => !(isElement(node) && String(node.key).startsWith('gatsby-image-style'))),
  );
  const pageData = `/page-data/${pathname === '/' ? 'index' : pathname.replace(/^\/|\/$/g, '')}/page-data.json`;
  replacePostBodyComponents([
    ...getPostBodyComponents().map((node) =>
      isElement(node) && node.props.sliceId === '_gatsby-scripts' ? (
        <template key="app-scripts" id="app-scripts" data-page={pageData} data-app="/page-data/app-data.json">
          {node}
        </template>
      ) : (
        node
      ),
    ),
    <script key="loader" dangerouslySetInnerHTML={{ __html: scriptLoader }} />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{
        __html: '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}',
      }}
    />,
  ]);
};
