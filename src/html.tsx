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
 * The HTML document of every page: Gatsby's default except for the viewport, and without a line for Internet Explorer. An
 * on-screen keyboard makes the page smaller instead of covering it, so that the focused field and Confirm can both be
 * scrolled into view. The page extends below an iPhone's notch and home bar (`viewport-fit`), and styles keep text clear of them
 * (`safe-area-inset-*`).
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
