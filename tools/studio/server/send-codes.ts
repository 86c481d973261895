import { randomInt } from 'node:crypto';
import { CannotChange } from '../documents/change-data';

/** How long a code can be used, in milliseconds. */
const lifetime = 10 * 60_000;
/** How many wrong codes in a row end sending until the next start. Six digits leave five guesses a chance of 1 in 200,000. */
const mostWrong = 5;

/** Codes that prove that somebody who sees the terminal wants to send. */
export interface SendCodes {
  /** Prints a code for sending `what`, with `lines` that say so. */
  ask(what: string, lines: readonly string[]): void;
  /** Uses up the code. @throws CannotChange unless it is the code printed last, for the same `what` */
  use(code: string, what: string): void;
}

/**
 * Makes codes. Sending is the one step that leaves this computer, and a script in the preview's origin can press every
 * button of it, but cannot read the terminal.
 */
export function sendCodes(print: (text: string) => void, now = Date.now): SendCodes {
  let last: { code: string; what: string; until: number } | undefined;
  let wrong = 0;
  return {
    ask(what, lines) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      last = { code, what, until: now() + lifetime };
      // A text of data/ could otherwise move the cursor or clear the window.
      const plain = lines.map((line) => line.replace(/\p{C}/gu, ' '));
      print(
        [
          '',
          ...plain,
          `To send this, type these six digits in the studio within ten minutes: ${code}`,
          "If nobody here has pressed 'Send', type nothing and tell whoever looks after the website.",
          '',
        ].join('\n'),
      );
    },
    use(code, what) {
      if (wrong >= mostWrong)
        throw new CannotChange(
          'Nothing was sent, because the digits were wrong five times. In the window in which you started the preview, hold Ctrl and press C. Then type npm run edit, press Enter, and send again.',
        );
      const asked = last;
      if (!asked || now() > asked.until || asked.what !== what) {
        last = undefined;
        throw new CannotChange(
          "These six digits are too old, or something has changed since. Press 'Show new digits'.",
        );
      }
      if (asked.code !== code.replace(/\s/g, '')) {
        wrong += 1;
        throw new CannotChange(
          'Nothing was sent: the window in which you started the preview shows other digits. Type those.',
        );
      }
      last = undefined;
      wrong = 0;
    },
  };
}
