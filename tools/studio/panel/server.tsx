import {
  type Choices,
  type Edit,
  type EntryMove,
  keyHeader,
  type Field,
  type FileText,
  type Found,
  type LaunchList,
  type ListedPicture,
  type NewEntry,
  type NewForm,
  type NewResult,
  type News,
  type OwnChanges,
  type PagePlaces,
  type Place,
  type SaveResult,
  type Sent,
  type Session,
  studioPath,
  type ToSend,
  type Supposed,
  type SupposedMove,
  type Uploaded,
} from '../api';
import { isRecord } from '../../shared/json';
import { studioKey } from './key';
import { words } from './words';

/** Returns what a call answers. @throws Error with words for staff */
async function call(address: string, init?: RequestInit): Promise<unknown> {
  const headers = { [keyHeader]: studioKey() };
  const response = await fetch(studioPath + address, { ...init, headers }).catch(() => undefined);
  if (!response) throw new Error(words.lost);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw new Error(isRecord(answer) ? String(answer.error) : words.lost);
}

const post = (address: string, body: BodyInit) => call(address, { method: 'POST', body });

const get = (address: string, query: Record<string, string> = {}) =>
  call(`${address}?${new URLSearchParams(query).toString()}`);
const postJson = (address: string, body: object) => post(address, JSON.stringify(body));

/** The calls of api/index.ts. Each throws an Error with words for staff if it fails. */
export const server = {
  session: () => call('session') as Promise<Session>,
  page: (path: string) => get('page', { path }) as Promise<PagePlaces>,
  field: ({ file, path }: Place) => get('field', { file, path: JSON.stringify(path) }) as Promise<Field>,
  choices: () => get('choices') as Promise<Choices>,
  text: (file: string) => get('text', { file }) as Promise<FileText>,
  suppose: (edit: Edit) => postJson('suppose', edit) as Promise<Supposed>,
  save: (edit: Edit) => postJson('save', edit) as Promise<SaveResult>,
  undo: () => postJson('undo', {}) as Promise<SaveResult>,
  redo: () => postJson('redo', {}) as Promise<SaveResult>,
  newForm: (kind: string) => get('new', { kind }) as Promise<NewForm>,
  create: (entry: NewEntry) => postJson('new', entry) as Promise<NewResult>,
  supposeMove: (move: EntryMove) => postJson('suppose-entry', move) as Promise<SupposedMove>,
  move: (move: EntryMove, version: string) => postJson('entry', { move, version }) as Promise<NewResult>,
  upload: (file: File) =>
    post(`picture?${new URLSearchParams({ name: file.name }).toString()}`, file) as Promise<Uploaded>,
  pictures: () => get('pictures') as Promise<ListedPicture[]>,
  thumbnail: (name: string) => get('thumbnail', { name }) as Promise<{ src: string }>,
  removePicture: (name: string) => postJson('remove-picture', { name }),
  search: (wanted: string) => get('search', { words: wanted }) as Promise<Found>,
  changes: () => get('changes') as Promise<OwnChanges>,
  news: () => call('news') as Promise<News>,
  getNewest: () => postJson('get-newest', {}) as Promise<{ words: string }>,
  askToSend: (message: string, alone: boolean) => postJson('ask-to-send', { message, alone }) as Promise<ToSend>,
  send: (message: string, alone: boolean, code: string) => postJson('send', { message, alone, code }) as Promise<Sent>,
  stopSending: () => postJson('stop-sending', {}),
  launch: () => get('launch') as Promise<LaunchList>,
};
