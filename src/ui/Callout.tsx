import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token, type Token } from '../theme/tokens';
import { Icon, type IconName } from './pictures/Icon';

type Tone = 'note' | 'care' | 'good' | 'stop';

const tones: Record<Tone, { surface: Token; mark: Token; icon: IconName }> = {
  note: { surface: 'mist-100', mark: 'ink-700', icon: 'help' },
  care: { surface: 'copper-100', mark: 'copper-600', icon: 'alert' },
  good: { surface: 'verdigris-100', mark: 'verdigris-700', icon: 'ok' },
  stop: { surface: 'alarm-100', mark: 'alarm-700', icon: 'alert' },
};

/** Uses an attribute, so that all tones share one rule. */
const toneRules = Object.entries(tones).map(
  ([tone, { surface, mark }]) => `&[data-tone='${tone}']{--surface:${token(surface)};--mark:${token(mark)};}`,
);

const Box = styled.div`
  ${toneRules.join('')}
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  background: var(--surface);
  border-left: 6px solid var(--mark);
  border-radius: 0 ${token('r-m')} ${token('r-m')} 0;
  padding: 1.25rem min(1.5rem, 6.5vw);
  > span:first-child {
    font-size: 1.2em;
    color: var(--mark);
  }
  /* Large text on a phone goes below the icon. */
  > div {
    flex: 1 1 12rem;
  }
  p,
  li {
    color: ${token('ink-700')};
    max-width: 46rem;
  }
  strong,
  b {
    color: ${token('ink-900')};
  }
  p + p {
    margin-top: 0.5rem;
  }
  @media print {
    border: 1pt solid #000;
    border-left-width: 4pt;
    padding: 6pt 10pt;
  }
`;

/** Shows a short note that must not be missed. */
export const Callout = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Box data-tone={tone}>
    <Icon name={tones[tone].icon} />
    <div>{children}</div>
  </Box>
);
