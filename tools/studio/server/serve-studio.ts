import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord, parseJson } from '../../shared/json';
import { studioPath } from '../api';
import { CannotChange } from '../documents/change-data';
import { faultInWords } from '../saving/faults';
import { dataReader } from '../../yaml';
import { openJournal } from '../saving/journal';
import type { Call, Sending } from './asked';
import { calls } from './calls';
import { guard, Refused } from './guard';
import { panelBundle } from '../panel-bundle';
import { sendCodes } from './send-codes';
import type { StudioSite } from '../site';

/** The part of Gatsby's development server that is used here. */
export interface StudioHost {
  use(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** The largest request, apart from pictures. */
const mostJson = 2_000_000;
const mostPicture = 20_000_000;

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Reads a body that is too large to its end, and drops it: a browser shows no answer before it has sent everything.
    if (size <= most) parts.push(part);
  }
  if (size > most) throw new Refused(413, `This is too large: at most ${most / 1_000_000} MB are possible.`);
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** What the studio of a run needs. */
export interface StudioOptions {
  project: string;
  site: StudioSite;
  /** The secret in the printed address, which every call but `app.js` must have. */
  key: string;
  /** Called once the answer to a save is on its way. */
  saved?(): void;
  /** Writes to the terminal. */
  print(text: string): void;
  bundle?(): Promise<string>;
}

/** Returns the studio's handler for requests below `studioPath`. */
export function studioHandler({ project, site, key, print, saved, bundle = panelBundle }: StudioOptions) {
  const desk = {
    project,
    site,
    journal: openJournal(project, site),
    read: dataReader(project, site),
    shown: new Map<string, string>(),
  };
  const codes = sendCodes(print);
  // One write after the other: two tabs that save at once must not read the same state.
  let turn: Promise<unknown> = Promise.resolve();
  const exclusively = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const next = turn.then(work, work);
    turn = next;
    return next;
  };
  const sending: Sending = { exclusively };

  const answer = async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.originalUrl ?? request.url ?? '', 'http://localhost');
    const name = pathname.slice(studioPath.length);
    // A script element sends no headers. The script holds nothing of `data/`.
    if (name === 'app.js' && request.method === 'GET') {
      send(response, 200, 'text/javascript', await bundle());
      return;
    }
    guard(request, key);
    const call = Object.hasOwn(calls, `${request.method ?? ''} ${name}`)
      ? (calls[`${request.method ?? ''} ${name}`] as Call)
      : undefined;
    if (!call) throw new Refused(404, `The studio has no "${name}".`);
    const bytes = await bodyOf(request, name === 'picture' ? mostPicture : mostJson);
    const body = name === 'picture' ? bytes : parseJson(bytes.toString('utf8'));
    const run = () => call({ desk, codes, sending, query: searchParams, body });
    // Sending waits for a server, which may take minutes. It keeps saves out only while it writes.
    const result =
      request.method === 'POST' && !/^(?:stop-sending|send|get-newest)$/.test(name) ? exclusively(run) : run();
    const answered = await result;
    send(response, 200, 'application/json', JSON.stringify(answered));
    if (isRecord(answered) && 'saved' in answered) saved?.();
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      const fault = faultInWords(error);
      if (error instanceof Refused) send(response, error.status, 'application/json', words(error.message));
      else if (error instanceof CannotChange) send(response, 400, 'application/json', words(error.message));
      else if (fault) send(response, 507, 'application/json', words(fault));
      else {
        console.error(error);
        send(
          response,
          500,
          'application/json',
          words(
            'Something went wrong in the studio. Reload the page and try again. If that goes on, tell whoever looks after the website what the window says in which you started the preview.',
          ),
        );
      }
    });
  };
}

const words = (error: string) => JSON.stringify({ error });

/** Adds the studio to Gatsby's development server. */
export function serveStudio(app: StudioHost, options: StudioOptions): void {
  app.use(studioPath.replace(/\/$/, ''), studioHandler(options));
}
