import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Picture } from './Picture';

const image: IGatsbyImageData = { images: {}, width: 3, height: 2, layout: 'constrained' };

function rendered(focus?: string) {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(<Picture image={image} alt="" sizes="9rem" focus={focus ?? null} />),
  );
  return { html, styles: sheet.getStyleTags() };
}

it('picture: when its data names a point that stays in view, then a rule says so, and no style attribute', () => {
  const { html, styles } = rendered('20% 75%');
  expect(styles).toContain('object-position:20% 75%');
  expect(html).not.toContain('style=');
});

it('picture: when nothing is said of what stays in view, then it has no rule of its own', () => {
  const { html, styles } = rendered();
  expect(styles).not.toContain('object-position');
  expect(html).toMatch(/^<picture><img /);
});
