import {
  type Edit,
  type Field,
  type FileText,
  type LaunchList,
  type NewEntry,
  type NewForm,
  type NewKind,
  type NewResult,
  type OwnChanges,
  type PagePlaces,
  type Place,
  type SaveResult,
  type Sent,
  type Session,
  studioPath,
  type Supposed,
  tokenHeader,
  type Uploaded,
} from '../api';
import { isRecord } from '../../../domain/json';
import { words } from './words';

let session: Session | undefined;

/** Returns what a call answers. @throws Error with words for staff */
async function call(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(studioPath + address, init).catch(() => undefined);
  if (!response) throw new Error(words.lost);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw Object.assign(new Error(isRecord(answer) ? String(answer.error) : words.lost), { status: response.status });
}

/** Asks for the session again: after a start of the server, or to learn of new mistakes. */
export async function renewSession(): Promise<Session> {
  session = (await call('session')) as Session;
  return session;
}

async function post(address: string, body: BodyInit): Promise<unknown> {
  const send = async ({ token }: Session) => call(address, { method: 'POST', headers: { [tokenHeader]: token }, body });
  try {
    return await send(session ?? (await renewSession()));
  } catch (error) {
    // The server was started again, with a new token.
    if ((error as { status?: number }).status !== 403) throw error;
    return send(await renewSession());
  }
}

const get = (address: string, query: Record<string, string> = {}) =>
  call(`${address}?${new URLSearchParams(query).toString()}`);
const postJson = (address: string, body: object) => post(address, JSON.stringify(body));

/** The calls of api.ts. Each throws an Error with words for staff. */
export const server = {
  page: (path: string) => get('page', { path }) as Promise<PagePlaces>,
  field: ({ file, path }: Place) => get('field', { file, path: JSON.stringify(path) }) as Promise<Field>,
  text: (file: string) => get('text', { file }) as Promise<FileText>,
  suppose: (edit: Edit) => postJson('suppose', edit) as Promise<Supposed>,
  save: (edit: Edit) => postJson('save', edit) as Promise<SaveResult>,
  undo: () => postJson('undo', {}) as Promise<SaveResult>,
  redo: () => postJson('redo', {}) as Promise<SaveResult>,
  newForm: (kind: NewKind) => get('new', { kind }) as Promise<NewForm>,
  create: (entry: NewEntry) => postJson('new', entry) as Promise<NewResult>,
  upload: (file: File) =>
    post(`picture?${new URLSearchParams({ name: file.name }).toString()}`, file) as Promise<Uploaded>,
  changes: () => get('changes') as Promise<OwnChanges>,
  send: (message: string, alone: boolean) => postJson('send', { message, alone }) as Promise<Sent>,
  launch: () => get('launch') as Promise<LaunchList>,
};
