import type { ReactNode } from 'react';

interface Props {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/**
 * The frame of every page. Gatsby's own, but for the viewport: an on-screen keyboard makes the page smaller instead of
 * lying over it, so that what a visitor types into and Confirm can both be scrolled to. The page reaches under the notch
 * and the home bar of an iPhone (`viewport-fit`), and the styles keep its words out of there (`safe-area-inset-*`).
 */
export default function Html(props: Props) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
