import { toast as hot, useToaster } from 'react-hot-toast/headless';
import type { BookingFormName } from '../../domain/booking-forms';
import type { ShownToast } from '../../ui/controls/Toasts';
import type { Toast } from './toasts';

const successMs = 8000;

/**
 * Where a toast is shown: in the dialog of a form, because outside an open modal dialog nothing is announced, or on the
 * page.
 */
type ToastPlace = BookingFormName | 'page';

/**
 * Shows a toast and removes the previous one, wherever it is. Creates a new element each time, so that screen readers
 * announce a repeated message again.
 */
export function showToast(place: ToastPlace, { kind, title, text }: Toast): void {
  hot.removeAll();
  hot[kind](
    <>
      <b>{title}</b> <p>{text}</p>
    </>,
    { toasterId: place, duration: kind === 'error' ? Infinity : successMs },
  );
}

/** Removes the toasts of one place. */
export function removeToasts(place: ToastPlace): void {
  hot.removeAll(place);
}

/** Returns the toasts of one place, and the functions that dismiss and hold them. */
export function useToasts(place: ToastPlace) {
  const { toasts, handlers } = useToaster(undefined, place);
  return {
    toasts: toasts
      .filter(({ visible }) => visible)
      .map(({ id, type, message }): ShownToast => ({
        id,
        kind: type === 'error' ? 'error' : 'success',
        words: typeof message === 'function' ? null : message,
      })),
    dismiss: (id: string) => {
      hot.remove(id, place);
      // A removed toast does not always report that the pointer or the focus has left it. Then later toasts would stay.
      handlers.endPause();
    },
    hold: (held: boolean) => {
      (held ? handlers.startPause : handlers.endPause)();
    },
  };
}
