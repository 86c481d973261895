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
  margin: 0 0.5rem 10.5px;
  @media print {
    color: #000;
  }
`;

test('plain styles: when the markers of styled-components are removed, then every rule stays', () => {
  const { html, css: marked } = stylesOf(<Red>words</Red>);
  const [, name = ''] = /class="\S+ (\w+)"/.exec(html) ?? [];
  expect(marked).toContain('data-styled.g');
  const plain = plainStyles(marked);
  expect(plain).not.toMatch(/data-styled\.g|sc\*/);
  expect(plain).toContain(`.${name}{color:red;margin:0 .5rem 10.5px}`);
  expect(plain).toContain(`@media print{.${name}{color:#000}}`);
});

// This rule needs the class name that the component has in both paragraphs.
const Spaced = styled.p.withConfig({ componentId: 'sc-named-0' })`
  & + & {
    margin-top: 1rem;
  }
`;

test('plain styles: when a rule needs a class name that is removed, then the build stops', () => {
  const { html, css } = stylesOf(
    <>
      <Spaced />
      <Spaced />
    </>,
  );
  expect(plainClasses(html)).not.toContain('sc-');
  expect(() => plainStyles(css)).toThrow(/\+ ?\.sc-.*margin-top:1rem/);
});
