import styled from 'styled-components';
import { token } from '../theme/tokens';
import { PageIcon } from './pictures/PageIcon';

const colours = {
  copper: ['copper-100', 'copper-700'],
  verdigris: ['verdigris-100', 'verdigris-700'],
  mist: ['mist-200', 'ink-700'],
} as const;

/** A word or two in a pill, never interactive. The corners also suit a second line on a phone. */
export const Badge = styled.span<{ $colour?: keyof typeof colours }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  background: ${({ $colour = 'copper' }) => token(colours[$colour][0])};
  color: ${({ $colour = 'copper' }) => token(colours[$colour][1])};
  font-weight: 700;
  font-size: 0.9375rem;
  line-height: 1.2;
  padding: 0.375rem 0.75rem;
  border-radius: ${token('r-l')};
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Clips the last star at the rating's fraction. */
const Row = styled.span<{ $last: number }>`
  display: inline-flex;
  color: ${token('copper-600')};
  font-size: 0.9em;
  svg {
    fill: currentColor;
  }
  svg:last-child {
    clip-path: inset(0 ${({ $last }) => Math.round((1 - $last) * 100)}% 0 0);
  }
`;

/** Shows stars out of five. `label` gives their number to screen readers. */
export const Stars = ({ count, label }: { count: number; label: string }) => {
  const drawn = Math.ceil(count);
  return (
    <Row role="img" aria-label={label} $last={1 - (drawn - count)}>
      {Array.from({ length: drawn }, (_, index) => (
        <PageIcon key={index} name="star" />
      ))}
    </Row>
  );
};

/** 'Verified Customer' and the like, with a tick. */
export const Verified = styled.span`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  color: ${token('verdigris-700')};
  font-weight: 600;
`;
