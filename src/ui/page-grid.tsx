import styled, { css } from 'styled-components';
import { from, token } from '../theme/tokens';

/** Limits content to the width of the page. */
export const Wrap = styled.div`
  width: 100%;
  max-width: 78rem;
  margin-inline: auto;
  padding-inline: ${token('gutter')};
  @media print {
    padding-inline: 0;
  }
`;

const half = `calc(${token('section')}/2)`;

/**
 * A section of a page, with the same space before and after on white as on a surface. If two adjacent sections have a
 * surface, the second one stays white. The last section has the footer below it. The surface is an attribute, so that
 * all sections share their rules.
 */
export const Section = styled.section.attrs<{ $surface?: 'mist' | undefined }>(({ $surface }): object => ({
  'data-surface': $surface,
}))`
  padding-block: ${half};
  &[data-surface] {
    margin-block: ${half};
    padding-block: ${token('section')};
    background: ${token('mist-100')};
  }
  &[data-surface] + [data-surface] {
    margin-block: 0;
    padding-block: ${half};
    background: none;
  }
  &&:last-child {
    margin-bottom: 0;
    padding-bottom: ${token('section')};
  }
  @media print {
    &&& {
      margin: 0;
      padding-block: 10pt;
    }
  }
`;

export const Lead = styled.p`
  font-size: ${token('lead')};
  line-height: 1.5;
  color: ${token('ink-700')};
  max-width: 40rem;
  .on-dark & {
    color: ${token('on-dark')};
  }
`;

/** Two columns from a tablet on, with `$even` from a wider window on: text, then what is shown beside it. */
export const Columns = styled.div<{ $even?: boolean }>`
  > * {
    min-width: 0;
  }
  display: grid;
  gap: 2.5rem clamp(2rem, 5vw, 5rem);
  align-items: center;
  ${({ $even }) => ($even ? from.wide : from.tablet)} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

/**
 * Keeps an element in the window beside a long page. If it is higher than the window it scrolls, with room for focus
 * rings at its edges.
 */
export const stays = css`
  position: sticky;
  top: 1rem;
  align-self: start;
  margin: -0.5rem;
  padding: 0.5rem;
  scroll-padding-block: 0.5rem;
  max-height: calc(100dvh - 2rem);
  overflow-y: auto;
`;
