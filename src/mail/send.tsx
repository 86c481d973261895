import type { Message } from './message';

/** A mail as far as attempting it needs it. */
export interface Attempt extends Pick<Message, 'delayMs' | 'window'> {
  link: string;
}

function open({ link, window: target }: Attempt) {
  if (target === 'new') window.open(link, '_blank');
  else window.location.assign(link);
}

/**
 * Opens each mail at its time. The first is opened in the task of the visitor's own press, because browsers launch a mail
 * program only then. A later one is dropped when the page is hidden or has lost the focus, because the visitor is in the
 * mail program by then, and when the page was left: the receipt still offers it.
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
  // A page in the back-forward cache goes on with its timers when it is shown again.
  window.addEventListener(
    'pagehide',
    () => {
      for (const timer of planned) window.clearTimeout(timer);
    },
    { once: true },
  );
}
