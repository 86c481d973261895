import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { News, Sent, ToSend } from '../api';
import { CannotChange } from '../documents/change-data';
import type { Desk } from '../saving/save';
import { mistakesIn } from '../saving/suppose';
import { getNewest, newsOf } from '../send/newest';
import { ownChanges } from '../send/own-changes';
import { addressOfRemote } from '../send/remote';
import { sendChanges } from '../send/send';
import { type Asked, type AskedToSend, checked } from './asked';
import { requests } from './requests';

/**
 * Returns a text that differs whenever another message, other texts of `data/`, or other pictures or videos would be sent. Tells
 * these by size and time, because a film has hundreds of megabytes.
 */
export function whatIsSent(desk: Pick<Desk, 'project' | 'read'>, message: object): string {
  const { files, pictures, videos } = desk.read();
  const media = [...pictures.map((name) => `pictures/${name}`), ...videos.map((name) => `videos/${name}`)].map(
    (name) => {
      const { size, mtimeMs } = statSync(join(desk.project, 'data', name));
      return [name, size, mtimeMs];
    },
  );
  const hash = createHash('sha256').update(JSON.stringify([message, media]));
  for (const { path, bytes } of files) hash.update(path).update(bytes);
  return hash.digest('hex');
}

/** Says what 'Send' would send and where, and prints the code for it in the terminal. */
export async function askToSend({ desk, codes, body }: Asked): Promise<ToSend> {
  const message = checked(requests.message, body);
  const mistakes = mistakesIn(desk.read()).length;
  if (mistakes > 0)
    throw new CannotChange(
      `There ${mistakes === 1 ? 'is a mistake' : `are ${mistakes} mistakes`} to put right before you send.`,
    );
  const own = await ownChanges(desk.project, desk.read());
  if (own.unavailable) throw new CannotChange(own.unavailable);
  const to = await addressOfRemote(desk.project);
  codes.ask(whatIsSent(desk, message), [
    to ? `The studio is asked to send these changes to ${to}:` : 'The studio is asked to keep these changes:',
    ...own.sentences.map(({ sentence }) => `  ${sentence}`),
    ...(own.unsent ? ['  and what was kept before, but not sent'] : []),
  ]);
  return { to };
}

/** Sends, with the code that the terminal has shown for exactly this. */
export async function send({ desk, codes, sending, body }: AskedToSend): Promise<Sent> {
  const { code, ...message } = checked(requests.send, body);
  if (sending.stop) throw new CannotChange("Your changes are being sent already. Wait, or press 'Stop'.");
  const agreed = whatIsSent(desk, message);
  codes.use(code, agreed);
  sending.stop = new AbortController();
  try {
    return await sendChanges(desk.project, message, new Date(), {
      exclusively: sending.exclusively,
      stop: sending.stop.signal,
      isSame: () => whatIsSent(desk, message) === agreed,
    });
  } finally {
    delete sending.stop;
  }
}

/** Stops the waiting for the server. What is committed stays, and can be sent later. */
export function stopSending({ sending }: AskedToSend): object {
  sending.stop?.abort();
  return {};
}

/** Asks the server what is new there, and what became of what was sent. */
export const news = ({ desk }: Asked): Promise<News> => newsOf(desk.project, desk.read());

/** Brings the newest version into the files. */
export const newest = ({ desk, sending, body }: AskedToSend): Promise<{ words: string }> => {
  checked(requests.nothing, body);
  if (sending.stop) throw new CannotChange("Your changes are being sent. Wait, or press 'Stop'.");
  return getNewest(desk.project, () => desk.read(), sending.exclusively);
};
