import styled from 'styled-components';
import { from, token } from '../theme/tokens';

/** A dark panel for the most important part of a page. Needs the class `on-dark`. */
export const Panel = styled.div<{ $split?: boolean }>`
  > * {
    min-width: 0;
  }
  background: ${token('ink-900')};
  color: #fff;
  border-radius: ${token('r-xl')};
  padding: clamp(1.5rem, 4vw, 4rem);
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  align-items: center;
  ${({ $split }) => $split && `${from.wide}{grid-template-columns:1fr 1.05fr}`}
  @media (max-width: 29.99rem) {
    margin-inline: calc(-1 * ${token('gutter')});
    border-radius: 0;
    padding-inline: ${token('gutter')};
  }
  @media print {
    border: 1.5pt solid #000;
    border-radius: 0;
    padding: 8pt 12pt;
    break-inside: avoid;
  }
`;

/** A plain box beside a text. */
export const Box = styled.section`
  background: ${token('mist-100')};
  border-radius: ${token('r-l')};
  padding: 1.5rem;
  > h2 {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
    margin-bottom: 0.75rem;
  }
  > p + div,
  > p + ul {
    margin-top: 1rem;
  }
  @media print {
    border: 1.5pt solid #000;
    border-radius: 0;
    padding: 8pt 12pt;
  }
`;
