import styled from 'styled-components';
import { below, from, low, token } from '../theme/tokens';
import { stays } from '../ui/page-grid';

/** The head of a guide or, as a `div`, the part of it that stands after the urgent steps. */
export const GuideHead = styled.header`
  padding-block: 1rem clamp(1.5rem, 3vw, 2.5rem);
  ${below.tablet} {
    padding-block-start: 0.25rem;
  }
  h1 {
    margin: 0.5rem 0 1rem;
    max-width: 18ch;
  }
  ${low} {
    padding-block-end: 0.25rem;
  }
  &:is(div) {
    padding-block: clamp(1.5rem, 3vw, 2.5rem) 0;
  }
  > * + ul,
  > * + div {
    margin-top: 1.25rem;
  }
`;

/** The guide beside what helps with it, from a desktop on. */
export const GuideBody = styled.div<{ $site: string }>`
  display: grid;
  gap: 3rem 5rem;
  padding-block: clamp(2rem, 4vw, 4rem);
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    > aside {
      ${stays}
    }
  }
  article > section + section,
  article > h2 + ol,
  article > * + section {
    margin-top: 3rem;
  }
  section > h2 {
    margin-bottom: 1.5rem;
  }
  section > picture img {
    border-radius: ${token('r-l')};
  }
  aside {
    display: grid;
    gap: 1.5rem;
  }
  aside nav h2 {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
    padding-bottom: 0.75rem;
  }
  @media print {
    display: block;
    padding: 12pt 0;
    article > section + section {
      margin-top: 14pt;
    }
    /* Paper cannot be pressed: it has the answers below the steps, and the addresses of other pages. */
    .finder .unscripted {
      display: block;
    }
    a[href^='/']:not([href*='#'])::after {
      content: ' (${({ $site }) => $site}' attr(href) ')';
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

/** What a guide needs, in columns. */
export const Needs = styled.ul`
  columns: 16rem;
  column-gap: 2rem;
  li {
    padding: 0.5rem 0;
    border-top: 1px solid ${token('line-200')};
    break-inside: avoid;
  }
  @media print {
    columns: 2;
    li {
      border: 0;
      padding: 1pt 0;
    }
  }
`;
