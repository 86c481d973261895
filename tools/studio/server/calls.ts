import { parseJson } from '../../shared/json';
import { fileInWords } from '../../shared/text';
import { schemaAt, schemaNode } from '../../yaml/schema';
import { parsedOnce, soundFacts } from '../../yaml/files';
import type { Field, FileText, LaunchList, NewResult, Session, Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import {
  besidePicture,
  choicesIn,
  factsFrom,
  isRemovable,
  labelOf,
  partsOf,
  pictureOf,
  takesNames,
} from '../places/fields';
import { takePicture } from '../entries/picture';
import { listedPictures, removePicture, thumbnail } from '../entries/listed-pictures';
import { movableAddress } from '../entries/move-entries';
import { creationOf, newForm } from '../entries/new-entries';
import { foundTexts, listedPlaces } from '../places/listed-places';
import { ownChanges } from '../send/own-changes';
import { placesOfFacts } from '../places/changed-places';
import { dataPath } from '../saving/data-path';
import { decode } from '../saving/journal';
import { type Desk, showText, writeTexts } from '../saving/save';
import { mistakesIn, supposeChanges } from '../saving/suppose';
import { type Asked, type Call, checked } from './asked';
import { requests } from './requests';
import { carryOutMove, supposeMove } from './entry-calls';
import { askToSend, newest, news, send, stopSending } from './sending-calls';
import { back, resultOf, saveEdit, suppose } from './saving-calls';

function session({ desk }: Asked): Session {
  const folder = desk.read();
  const { launch, newEntries } = desk.site;
  return {
    canUndo: desk.journal.toUndo() !== undefined,
    canRedo: desk.journal.toRedo() !== undefined,
    diagnostics: mistakesIn(folder),
    due: launch.itemsOf(folder, new Date()).filter(launch.isDue).length,
    kinds: Object.entries(newEntries).map(([kind, { label }]) => ({ kind, label })),
  };
}

function fileOf(desk: Desk, file: string) {
  dataPath(desk.project, file, desk.site);
  const folder = desk.read();
  const found = folder.files.find(({ path }) => path === file);
  if (!found) throw new CannotChange(`${fileInWords(file)} is not there any more. Reload the page.`);
  return { folder, found, text: decode(found.bytes) };
}

function text({ desk, query }: Asked): FileText {
  const file = query.get('file') ?? '';
  const { folder, text } = fileOf(desk, file);
  const diagnostics = mistakesIn(folder).filter((diagnostic) => diagnostic.file === `data/${file}`);
  return { file, text, version: showText(desk, text), diagnostics };
}

function field({ desk, query }: Asked): Field {
  const { file, path } = checked(requests.place, { file: query.get('file'), path: parseJson(query.get('path') ?? '') });
  const { folder, found, text } = fileOf(desk, file);
  const { entry } = parsedOnce(found, desk.site);
  if (!entry)
    throw new CannotChange(
      `There is a mistake in ${fileInWords(file)}, so that it cannot be read. Press 'Undo' if you have just changed it. Otherwise ask whoever looks after the website.`,
    );
  const value = valueIn(entry.data, path);
  const schema = schemaAt(schemaNode(entry.collection.schema), entry.data, path);
  const parent = valueIn(entry.data, path.slice(0, -1));
  const index = path.at(-1);
  const facts = soundFacts(folder);
  const names = factsFrom(facts, { file, path }, desk.site);
  const places = names.length > 0 ? placesOfFacts(folder, names, { file, path }) : undefined;
  return {
    file,
    path,
    label: labelOf(entry, path),
    schema,
    value,
    removable: isRemovable(entry, path),
    list:
      Array.isArray(parent) && typeof index === 'number'
        ? { path: path.slice(0, -1), index, length: parent.length }
        : undefined,
    beside: besidePicture(entry, path),
    picture: pictureOf(entry, path),
    days: desk.site.daysHelp?.(file, entry.data, path, new Date()),
    ...choicesIn(folder),
    fact: places && { names, ...places },
    ...(path.length === 0
      ? {
          parts: partsOf(entry, file, facts, desk.site),
          takesNames: takesNames(entry),
          address: movableAddress(folder, file),
        }
      : {}),
    version: showText(desk, text),
    line: entry.at(path).line,
  };
}

function create({ desk, body }: Asked): NewResult {
  const entry = checked(requests.entry, body);
  const now = desk.read();
  const creation = creationOf(entry, now);
  const { file, path } = creation;
  dataPath(desk.project, file, desk.site);
  const texts = 'text' in creation ? new Map([[file, creation.text]]) : supposeChanges(now, [creation.change]).texts;
  const result = resultOf(desk, now, writeTexts(desk, now, texts));
  return 'saved' in result
    ? { ...result, created: { file, path, page: desk.site.shown.pageOf(file) } }
    : { ...result, at: { file, path } };
}

const upload = ({ desk, query, body }: Asked) =>
  takePicture(desk.project, query.get('name') ?? '', body as Buffer, desk.read().pictures);

function launch({ desk }: Asked): LaunchList {
  const folder = desk.read();
  const items = desk.site.launch.itemsOf(folder, new Date()).map(({ path, mark, ...item }) => {
    const file = item.file.replace(/^data\//, '');
    const found = folder.files.find((each) => each.path === file);
    const entry = found && parsedOnce(found, desk.site).entry;
    return {
      ...item,
      label: [fileInWords(file), ...(entry && path.length > 0 ? [labelOf(entry, [...path] as Steps)] : [])].join(' › '),
      stops: desk.site.launch.stopsRelease(item),
      place: { file, path: [...path] as Steps },
      mark: mark && { file, path: [...mark] as Steps },
    };
  });
  return { items };
}

/** The calls of the studio, by method and name (../api/index.ts). */
export const calls: Record<string, Call> = {
  'GET session': session,
  'GET page': ({ desk, query }) => listedPlaces(desk.read(), query.get('path') ?? ''),
  'GET text': text,
  'GET choices': ({ desk }) => choicesIn(desk.read()),
  'GET field': field,
  'POST suppose': suppose,
  'POST save': saveEdit,
  'POST undo': back('undo', 'There is nothing to undo.'),
  'POST redo': back('redo', 'There is nothing to redo.'),
  'GET new': ({ desk, query }) => newForm(checked(requests.kind, query.get('kind')), desk.read()),
  'POST new': create,
  'POST suppose-entry': supposeMove,
  'POST entry': carryOutMove,
  'POST picture': upload,
  'GET pictures': ({ desk }) => listedPictures(desk.project, desk.read()),
  'GET thumbnail': ({ desk, query }) => thumbnail(desk.project, query.get('name') ?? '', desk.read()),
  'POST remove-picture': ({ desk, body }) =>
    removePicture(desk.project, checked(requests.picture, body).name, desk.read()),
  'GET search': ({ desk, query }) => foundTexts(desk.read(), checked(requests.words, query.get('words'))),
  'GET changes': ({ desk }) => ownChanges(desk.project, desk.read()),
  'GET news': news,
  'POST get-newest': newest,
  'POST ask-to-send': askToSend,
  'POST send': send,
  'POST stop-sending': stopSending,
  'GET launch': launch,
};
