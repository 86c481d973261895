import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { below, from, lowDialog, token } from '../../theme/tokens';
import type { Pressed } from '../../../tools/islands';
import { CloseButton } from './CloseButton';
import { closes } from './opens';
import { isRepeatedPress } from './repeated-press';

const Native = styled.dialog`
  width: 100%;
  max-width: 425px;
  /* In 'dvh', because on an iPhone 'vh' includes the area below Safari's own bars. */
  max-height: 80dvh;
  padding: 0;
  border: 0;
  color: inherit;
  background: ${token('enamel')};
  box-shadow: ${token('shadow-2')};
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: #0e2229b3;
  }
  ${from.tablet} {
    border-radius: 20px;
  }
  /* A sheet at the bottom, within reach of the thumb. */
  ${below.tablet} {
    margin-block-end: 0;
    border-radius: 20px 20px 0 0;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  ${lowDialog} {
    overflow: auto;
    max-height: 96dvh;
    /* A message covers the top here; a focused element must scroll to below it. */
    &:has([role='alert']) {
      scroll-padding-top: 9rem;
    }
    &[open] {
      display: block;
    }
  }
  @media print {
    &,
    &[open] {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.125rem 1rem;
  align-items: start;
  padding: 1.25rem 1.5rem 0.875rem;
  border-bottom: 1px solid ${token('line-200')};
  h2 {
    font-size: 1.5rem;
  }
`;

/** The part of a dialog that scrolls. */
export const DialogBody = styled.div`
  /* Contains the positioned text for screen readers, which would otherwise make the dialog itself scroll. */
  position: relative;
  overflow-y: auto;
  flex: 0 1 auto;
  min-height: 0;
  max-height: 60dvh;
  padding: 1rem 1.5rem 1.25rem;
  overscroll-behavior: contain;
  scroll-padding: 1rem;
  scroll-behavior: smooth;
  /* Always at its maximum height, so that the buttons do not move while the calendar loads. */
  ${below.tablet} {
    height: 60dvh;
  }
  ${lowDialog} {
    height: auto;
    max-height: none;
    overflow: visible;
  }
`;

interface Props {
  id: string;
  title: string;
  /** The name of the cross for screen readers. */
  close: string;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** The longest time from the first to the last press of a double or triple click, in milliseconds. */
const doubleClickMs = 700;

/** Whether an event is on the backdrop of the dialog: what is inside covers the whole dialog. */
const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

/**
 * Renders a native modal dialog. It is in the HTML from the start, so that a button opens it before React has started;
 * the browser manages `open`. The dialog itself gets the focus, because its content may change while it is open. A screen
 * reader then says its name: Orca with Firefox says nothing when the heading gets the focus. Chromium heeds `autofocus` on
 * the heading only; tools/islands/inline/dialogs.tsx moves the focus on.
 */
export function Dialog({ id, title, close, ref, children }: Props) {
  // Only a press that begins and ends beside the dialog closes it, not a text selection that goes out of it or comes in.
  const pressedBeside = useRef(false);
  // Infinity until the effect has run: a press until then may belong to an opening before React, and closes nothing.
  const openedAt = useRef(Infinity);
  useEffect(() => {
    // A native button may have opened it before React started. An event takes its time from the same clock as the presses.
    openedAt.current = new Event('mount').timeStamp;
  }, []);
  return (
    <Native
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      autoFocus
      onFocus={({ currentTarget, relatedTarget, timeStamp }) => {
        if (!currentTarget.contains(relatedTarget)) openedAt.current = timeStamp;
      }}
      onClickCapture={(event) => {
        const { press } = event.currentTarget as Pressed;
        // That of Close is this click itself.
        if (press?.pointerType !== 'touch' || press === event.nativeEvent || !isRepeatedPress(event, press)) return;
        // Ignores it: on a phone, Confirm may come up under the finger that has just opened the dialog.
        event.preventDefault();
        event.stopPropagation();
      }}
      onMouseDown={(event) => {
        // The second half of a double click on the button that opened the dialog lands beside it.
        pressedBeside.current = isBeside(event) && event.timeStamp - openedAt.current > doubleClickMs;
      }}
      onMouseUp={(event) => {
        // A click that ends inside has the dialog as its target too.
        pressedBeside.current &&= isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) event.currentTarget.close();
      }}
      suppressHydrationWarning
    >
      <Head>
        <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <CloseButton {...closes(id)} aria-label={close} />
      </Head>
      {children}
    </Native>
  );
}

/**
 * Returns a dialog's ref, and whether it is open, even if a native button opened it. Deselects what is selected in the page
 * when it opens. Observes the attribute because
 * older browsers send no `toggle` event.
 */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const observer = new MutationObserver(changed);
    if (dialog.current) observer.observe(dialog.current, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
    };
  }, []);
  const isOpen = useSyncExternalStore(
    subscribe,
    () => dialog.current?.open ?? false,
    () => false,
  );
  useEffect(() => {
    // A press on a text leaves a caret there. In a page that is now inert, Chromium would search the whole page for a place for
    // it at each press in the dialog.
    if (isOpen) getSelection()?.removeAllRanges();
  }, [isOpen]);
  return [dialog, isOpen] as const;
}
