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
 * Attempts each mail at its time (spec 7). The first goes out in the task of the visitor's own press, because browsers
 * launch a mail program only then. A later one is dropped when the page is hidden or has lost focus: the visitor is
 * in the mail program by then (decisions, Mail).
 */
export function sendMails(attempts: readonly Attempt[]): void {
  for (const attempt of attempts) {
    if (attempt.delayMs === 0) open(attempt);
    else
      window.setTimeout(() => {
        if (document.visibilityState === 'visible' && document.hasFocus()) open(attempt);
      }, attempt.delayMs);
  }
}
