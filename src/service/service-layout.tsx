import styled, { css } from 'styled-components';
import { shortHead } from '../theme/short-head';
import { below, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';

/** The head of a service: its words, and beside them what it is about. `$tool` shortens it above the estimate. */
export const Hero = styled(Wrap)<{ $tool?: boolean }>`
  padding-block: clamp(0.5rem, 1.5vw, 1.5rem) ${({ $tool }) => ($tool ? '0.5rem' : 'clamp(2rem, 4vw, 4rem)')};
  ${below.tablet} {
    padding-block-start: 0.25rem;
  }
  h1 {
    margin-block: 0.5rem 1rem;
  }
  .words > * + * {
    margin-top: 1.5rem;
  }
  .words > h1 + p {
    margin-top: 0;
  }
  ${({ $tool }) =>
    $tool &&
    css`
      ${shortHead}
      ${below.tablet} {
        .words > * + * {
          margin-top: 0.25rem;
        }
      }
    `}
  /* Beside buttons only, a tall picture would leave empty space. */
  &.buttons img,
  &.buttons .room > div {
    aspect-ratio: 2/1;
  }
`;

/** The price of the offer, about twice as large as the heading. */
export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1rem;
  b {
    font: 700 min(clamp(4.5rem, 3.4rem + 4.6vw, 7rem), 26vw) / 0.9 ${token('font-display')};
    letter-spacing: -0.035em;
  }
  span {
    color: ${token('ink-700')};
    line-height: 1.35;
  }
`;
