import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { plainStyles } from './plain-styles';

const Red = styled.p`
  color: red;
  @media print {
    color: #000;
  }
`;

test('every rule stays and every mark goes', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Red>words</Red>));
  const marked = sheet.getStyleTags();
  const [, name = ''] = /class="\S+ (\w+)"/.exec(html) ?? [];
  expect(marked).toContain('data-styled.g');
  const plain = plainStyles(marked);
  expect(plain).not.toMatch(/data-styled\.g|sc\*/);
  expect(plain).toContain(`.${name}{color:red;}`);
  expect(plain).toContain(`@media print{.${name}{color:#000;}}`);
});
