/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { keepPageStyles } from './page-styles';

// This test reads rules, which test/jest/setup.ts keeps from other tests.
Reflect.deleteProperty(document, 'createElement');

const Sent = styled.p`
  color: red;
`;
const Late = styled.p`
  color: blue;
`;

it('page styles: when the page was sent with a rule, then an island writes all others and not that one again', () => {
  const server = new ServerStyleSheet();
  renderToString(server.collectStyles(<Sent />));
  const page = document.createElement('style');
  page.textContent = server.getStyleTags().replace(/<[^>]*>/g, '');
  expect(page.textContent).toContain('color:red');
  server.seal();
  document.head.append(page);

  keepPageStyles();
  render(
    <>
      <Sent />
      <Late />
    </>,
  );
  const written = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );
  expect(written.join('')).toContain('color: blue');
  expect(written.join('')).not.toContain('color: red');
});
