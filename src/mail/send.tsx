import type { Message } from './message';

/** The properties of a mail that are needed to open it. */
export interface Attempt extends Pick<Message, 'delayMs' | 'window'> {
  link: string;
}

function open({ link, window: target }: Attempt) {
  if (target === 'new') window.open(link, '_blank');
  else window.location.assign(link);
}

/**
 * Opens each mail after its delay. Opens the first one synchronously, because browsers launch a mail program only
 * during a user gesture. Drops a later one if the page is hidden, has lost the focus or was left: by then the visitor
 * is in the mail program, and the receipt still offers the mail.
 */
export function sendMails(attempts: readonly Attempt[]): void {
  const { pathname } = window.location;
  const isStillThere = () =>
    window.location.pathname === pathname && document.visibilityState === 'visible' && document.hasFocus();
  const planned = attempts.flatMap((attempt) => {
    if (attempt.delayMs === 0) {
      open(attempt);
      return [];
    }
    return window.setTimeout(() => {
      if (isStillThere()) open(attempt);
    }, attempt.delayMs);
  });
  // Clears the timers, because a page that is restored from the back/forward cache would resume them.
  window.addEventListener(
    'pagehide',
    () => {
      for (const timer of planned) window.clearTimeout(timer);
    },
    { once: true },
  );
}
