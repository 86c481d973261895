import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { below, from, token } from '../../theme/tokens';
import { CloseButton } from './CloseButton';
import { Icon } from '../pictures/Icon';

const enter = keyframes`
  from {
    opacity: 0;
    translate: 0 -12px;
  }
`;

/**
 * Positions messages where they do not cover what a visitor needs next: the header with its phone numbers and, from a
 * tablet on, the left half of the page.
 */
export const Corner = styled.div`
  position: fixed;
  z-index: 12;
  inset: auto 0 0;
  max-height: 100dvh;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${from.tablet} {
    inset: auto max(1rem, env(safe-area-inset-right)) 1rem auto;
    max-height: calc(100dvh - 2rem);
    width: 32rem;
    gap: 0.75rem;
  }
  @media print {
    position: static;
  }
`;

const Region = styled.div`
  display: grid;
  gap: 0.75rem;
  dialog & {
    position: fixed;
    z-index: 12;
    inset: 1rem 1rem auto;
    max-width: 27rem;
    margin-inline: auto;
    ${from.tablet} {
      left: auto;
      inset-block-start: 0.25rem;
      right: 1.5rem;
      width: 27rem;
    }
    /* Beside the dialog, which is 425 px wide, and its Close button. */
    ${from.desktop} {
      width: min(27rem, 50vw - 15.5rem);
    }
  }
  ${Corner} & {
    flex: none;
    ${below.tablet} {
      margin-inline: 1rem;
    }
  }
  &:empty {
    display: block;
    height: 0;
  }
  @media print {
    display: none;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.125rem 0.875rem;
  padding: 1.125rem 1.25rem;
  background: ${token('enamel')};
  border: 1px solid ${token('line-200')};
  border-left: 6px solid var(--kind, ${token('verdigris-700')});
  border-radius: ${token('r-l')};
  box-shadow: ${token('shadow-2')};
  animation: ${enter} 0.3s ${token('ease')};
  &[role='alert'] {
    --kind: ${token('alarm-700')};
  }
  > span {
    font-size: 1.2em;
    margin-top: 0.125rem;
    color: var(--kind, ${token('verdigris-700')});
  }
  b {
    display: block;
    line-height: 1.5;
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
    color: ${token('ink-700')};
  }
  ${below.tablet} {
    padding: 0.875rem 1rem;
  }
`;

/** A short message over the page. */
export interface ShownToast {
  id: string;
  kind: 'success' | 'error';
  words: ReactNode;
}

interface Props {
  toasts: readonly ShownToast[];
  onDismiss(id: string): void;
  /** Called when somebody points at or focuses a message, which must then stay, and when they leave it. */
  onHold(held: boolean): void;
  /** The name of a message's cross for screen readers. */
  hide: string;
}

/**
 * The live region for messages. It must exist before the first message, or screen readers do not announce that. It is
 * atomic: Chromium would otherwise report a message's text before its title.
 */
export const Toasts = ({ toasts, onDismiss, onHold, hide }: Props) => (
  <Region
    aria-live="polite"
    aria-atomic="true"
    onMouseEnter={() => {
      onHold(true);
    }}
    onMouseLeave={({ currentTarget }) => {
      if (!currentTarget.contains(document.activeElement)) onHold(false);
    }}
    onFocus={() => {
      onHold(true);
    }}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onHold(false);
    }}
  >
    {toasts.map(({ id, kind, words }) => (
      <Box key={id} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon name={kind === 'error' ? 'alert' : 'ok'} />
        <div>{words}</div>
        <CloseButton
          aria-label={hide}
          onClick={() => {
            onDismiss(id);
          }}
        />
      </Box>
    ))}
  </Region>
);
