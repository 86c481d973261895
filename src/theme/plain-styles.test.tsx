import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import styled, { ServerStyleSheet } from 'styled-components';
import { plainClasses, plainStyles } from './plain-styles';

const stylesOf = (element: ReactElement) => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(element));
  return { html, css: sheet.getStyleTags() };
};

const Red = styled.p`
  color: red;
  @media print {
    color: #000;
  }
`;

test('every rule stays and every mark goes', () => {
  const { html, css: marked } = stylesOf(<Red>words</Red>);
  const [, name = ''] = /class="\S+ (\w+)"/.exec(html) ?? [];
  expect(marked).toContain('data-styled.g');
  const plain = plainStyles(marked);
  expect(plain).not.toMatch(/data-styled\.g|sc\*/);
  expect(plain).toContain(`.${name}{color:red;}`);
  expect(plain).toContain(`@media print{.${name}{color:#000;}}`);
});

// Without its class name the second paragraph would stand against the first.
const Spaced = styled.p.withConfig({ componentId: 'sc-named-0' })`
  & + & {
    margin-top: 1rem;
  }
`;

test('a rule whose class name is taken from the page is refused', () => {
  const { html, css } = stylesOf(
    <>
      <Spaced />
      <Spaced />
    </>,
  );
  expect(plainClasses(html)).not.toContain('sc-');
  expect(() => plainStyles(css)).toThrow(/\+ ?\.sc-.*margin-top:1rem/);
});
