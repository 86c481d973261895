import { parseJson } from '../../../domain/json';
import { schemaNode } from '../../../facts/interpolate';
import { parsedOnce, soundFacts } from '../../../validation/parse-data';
import { isDue, launchCheck, stopsRelease } from '../../launch-check';
import type { Field, FileText, LaunchList, NewResult, Session, Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { choicesIn, factsFrom, isRemovable, labelOf, schemaAt } from '../places/fields';
import { addPicture } from '../entries/picture';
import { creationOf, newForm } from '../entries/new-entries';
import { listedPlaces } from '../places/listed-places';
import { pageOf } from '../places/shown-parts';
import { ownChanges } from '../send/own-changes';
import { placesOfFacts } from '../places/changed-places';
import { dataPath } from '../saving/data-path';
import { decode } from '../saving/journal';
import { type Desk, showText, writeTexts } from '../saving/save';
import { mistakesIn, supposeChanges } from '../saving/suppose';
import { type Asked, type Call, checked } from './asked';
import { requests } from './requests';
import { askToSend, send } from './sending-calls';
import { back, resultOf, saveEdit, suppose } from './saving-calls';

function session({ desk }: Asked): Session {
  const folder = desk.read();
  return {
    canUndo: desk.journal.toUndo() !== undefined,
    canRedo: desk.journal.toRedo() !== undefined,
    diagnostics: mistakesIn(folder),
    due: launchCheck(folder, new Date()).filter(isDue).length,
  };
}

function fileOf(desk: Desk, file: string) {
  dataPath(desk.project, file);
  const folder = desk.read();
  const found = folder.files.find(({ path }) => path === file);
  if (!found) throw new CannotChange(`there is no file data/${file} any more.`);
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
  const { entry } = parsedOnce(found);
  if (!entry) throw new CannotChange(`data/${file} cannot be read as it is. Correct its text first.`);
  const value = valueIn(entry.data, path);
  const schema = schemaAt(schemaNode(entry.collection.schema), entry.data, path);
  const parent = valueIn(entry.data, path.slice(0, -1));
  const index = path.at(-1);
  const names = factsFrom(soundFacts(folder), { file, path });
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
    ...choicesIn(folder),
    fact: places && { names, ...places },
    version: showText(desk, text),
    line: entry.at(path).line,
  };
}

function create({ desk, body }: Asked): NewResult {
  const entry = checked(requests.entry, body);
  const now = desk.read();
  const creation = creationOf(entry, now);
  const { file, path } = creation;
  dataPath(desk.project, file);
  const texts = 'text' in creation ? new Map([[file, creation.text]]) : supposeChanges(now, [creation.change]).texts;
  const result = resultOf(desk, now, writeTexts(desk, now, texts));
  return 'saved' in result ? { ...result, created: { file, path, page: pageOf(file) } } : result;
}

const upload = ({ desk, query, body }: Asked) =>
  addPicture(desk.project, query.get('name') ?? '', body as Buffer, desk.read().pictures);

const launch = ({ desk }: Asked): LaunchList => ({
  items: launchCheck(desk.read(), new Date()).map(({ path, mark, ...item }) => {
    const file = item.file.replace(/^data\//, '');
    return {
      ...item,
      stops: stopsRelease(item),
      place: { file, path: [...path] as Steps },
      mark: mark && { file, path: [...mark] as Steps },
    };
  }),
});

/** The calls of the studio, by method and name (../api.ts). */
export const calls: Record<string, Call> = {
  'GET session': session,
  'GET page': ({ desk, query }) => listedPlaces(desk.read(), query.get('path') ?? ''),
  'GET text': text,
  'GET field': field,
  'POST suppose': suppose,
  'POST save': saveEdit,
  'POST undo': back('undo', 'There is nothing to undo.'),
  'POST redo': back('redo', 'There is nothing to redo.'),
  'GET new': ({ desk, query }) => newForm(checked(requests.kind, query.get('kind')), desk.read()),
  'POST new': create,
  'POST picture': upload,
  'GET changes': ({ desk }) => ownChanges(desk.project, desk.read()),
  'POST ask-to-send': askToSend,
  'POST send': send,
  'GET launch': launch,
};
