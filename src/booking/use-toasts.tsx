import { toast as hot, useToaster } from 'react-hot-toast/headless';
import type { BookingFormName } from '../content/booking-forms';
import type { ShownToast } from '../ui/Toasts';
import type { Toast } from './toasts';

const successMs = 8000;

/** The messages of one form's dialog. */
export function useToasts(form: BookingFormName) {
  const { toasts, handlers } = useToaster(undefined, form);
  return {
    toasts: toasts
      .filter(({ visible }) => visible)
      .map(({ id, type, message }): ShownToast => ({
        id,
        kind: type === 'error' ? 'error' : 'success',
        words: typeof message === 'function' ? null : message,
      })),
    /**
     * Shows a message in place of the one before it, whichever dialog said that; a new element each time, so that a
     * repeated one is read again.
     */
    tell: ({ kind, title, text }: Toast) => {
      hot.removeAll();
      hot[kind](
        <>
          <b>{title}</b> <p>{text}</p>
        </>,
        { toasterId: form, duration: kind === 'error' ? Infinity : successMs },
      );
    },
    dismiss: (id: string) => {
      hot.remove(id, form);
    },
    dismissErrors: () => {
      for (const { id, type } of toasts) if (type === 'error') hot.remove(id, form);
    },
    hold: (held: boolean) => {
      (held ? handlers.startPause : handlers.endPause)();
    },
  };
}
