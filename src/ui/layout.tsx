import styled, { css } from 'styled-components';
import { below, from, token } from '../theme/tokens';

/** The page's column. */
export const Wrap = styled.div`
  width: 100%;
  max-width: 78rem;
  margin-inline: auto;
  padding-inline: ${token('gutter')};
`;

/** A part of a page: full width, with room above and below. */
export const Section = styled.section<{ $surface?: 'mist' | undefined; $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? 'clamp(1.75rem,3vw,3rem)' : token('section'))};
  ${({ $surface }) => $surface && `background:${token(`${$surface}-100`)};`}
  @media print {
    padding-block: 10pt;
    background: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
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

/** Two columns from a tablet on: words, then what is shown beside them. */
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

/** The dark wall a drawing hangs on. */
export const Wall = styled.div`
  border-radius: ${token('r-xl')};
  overflow: hidden;
  background: ${token('ink-800')};
  svg,
  img {
    width: 100%;
    height: clamp(17.5rem, 52vw, 31.5rem);
    object-fit: cover;
  }
  ${below.tablet} {
    svg,
    img {
      height: 15rem;
    }
  }
  @media print {
    display: none;
  }
`;

export const tiles = css`
  background-color: ${token('mist-100')};
  background-image:
    linear-gradient(#0e22290d 1px, transparent 1px), linear-gradient(90deg, #0e22290d 1px, transparent 1px);
  background-size: 40px 40px;
  background-position: -1px -1px;
`;

/** Words for people who hear the page. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
