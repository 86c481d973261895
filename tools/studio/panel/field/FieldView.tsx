import { useEffect, useRef, useState } from 'react';
import type { Edit, Field, Place, SaveResult, Supposed } from '../../api';
import { factsNamed } from '../../../yaml/facts';
import { changesBetween } from '../../documents/value-changes';
import { changesOf, type Draft, editOf, keyOf } from '../drafts/drafts';
import { Conflict } from './Conflict';
import { DaysPart } from './DaysPart';
import { Elsewhere } from './Elsewhere';
import { FactPart, PartForm } from './FactPart';
import { ValueForm } from '../form/ValueForm';
import { mistakesInWords } from '../mistakes';
import { Places } from './Places';
import { mistakesElsewhere, useSupposed } from './supposed';
import { server } from '../server';
import { useDrafts, useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

/** What the server has answered to drafts. Out of date once more was typed, or the file was loaded again. */
interface Answer {
  to?: Record<string, Draft> | undefined;
  of?: Field | undefined;
  refused?: Supposed['diagnostics'];
  /** What was known of the drafts before. A newer answer counts more. */
  before?: Supposed | undefined;
  conflict?: Extract<SaveResult, { conflict: unknown }>['conflict'];
  /** Saves the same edit into their version, if its paths lead to the same values there. */
  keepMine?: (() => void) | undefined;
}

/**
 * Whether the paths of changes still lead to the same values in a file that somebody else has changed. Only an index can lead
 * to another value.
 */
async function isStillThere({ changes }: Edit, bases: readonly Draft['field'][], file: string): Promise<boolean> {
  const indexed = changes.some(
    (change) => change.file === file && 'path' in change && change.path.some((step) => typeof step === 'number'),
  );
  const same = async (base: Draft['field']) => {
    const now = await server.field(base).catch(() => undefined);
    return now !== undefined && changesBetween(base.value, now.value, base).length === 0;
  };
  return !indexed || (await Promise.all(bases.filter((base) => base.file === file).map(same))).every(Boolean);
}

/** The form of one value, the facts in it, and what saving it changes. */
export function FieldView({ place, near = [] }: { place: Place; near?: string[] | undefined }) {
  const { say, saved, open, busy, run } = useStudio();
  const loaded = useLoaded(() => server.field(place), keyOf(place));
  const typed = useDrafts({ kind: 'field', place });
  const [answer, setAnswer] = useState<Answer>({});
  const whole = useRef<HTMLDivElement>(null);
  const { refused = [], before, conflict, keepMine } = answer.to === typed.drafts && answer.of === loaded ? answer : {};
  const drafts = typed.drafts ?? {};
  const edit = editOf(Object.values(drafts));
  const supposed = useSupposed(edit);

  const isThere = loaded !== undefined;
  useEffect(() => {
    if (isThere) whole.current?.querySelector<HTMLElement>('textarea, input, select, .days button')?.focus();
  }, [isThere]);
  useEffect(() => {
    // A saved draft is shown until the file was loaded again, so that the form does not flicker.
    typed.drop((draft) => changesOf(draft).length === 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was loaded makes a draft out of date
  }, [loaded]);

  if (!loaded) return <p>{words.loading}</p>;
  const own = drafts[keyOf(place)] ?? { field: loaded, value: loaded.value };
  const draft = (field: Field) => (value: unknown) => {
    typed.keep(field, value);
  };
  const save = (wanted: Edit, bases: readonly Draft['field'][], removes = false) => {
    run(async () => {
      if (wanted.changes.length === 0) {
        say(words.nothingToSave);
        return;
      }
      say(words.saving);
      const result = await server.save(wanted);
      const answered = { to: typed.drafts, of: loaded };
      if ('saved' in result) {
        // What was removed has no form any more.
        if (removes) open({ kind: 'field', place: { file: place.file, path: place.path.slice(0, -1) } });
        typed.settle(Object.values(drafts), wanted, result.saved.versions);
        saved(result.saved);
        say(words.saved);
      } else if ('conflict' in result) {
        const { file, version } = result.conflict;
        const again = { ...wanted, versions: { ...wanted.versions, [file]: version } };
        const keep = () => {
          save(again, bases, removes);
        };
        const canKeep = await isStillThere(wanted, bases, file);
        setAnswer({ ...answered, conflict: result.conflict, keepMine: canKeep ? keep : undefined });
        say(words.conflict(file), true);
      } else {
        setAnswer({ ...answered, refused: result.diagnostics, before: supposed });
        say(mistakesInWords(result.diagnostics, place.file), true);
      }
    });
  };
  const named = typeof own.value === 'string' ? factsNamed('line', own.value) : [];
  const inText = loaded.fact ? [] : [...new Set([...named, ...near])];
  const diagnostics = refused.length > 0 && before === supposed ? refused : (supposed?.diagnostics ?? []);
  const { fact, list, days } = loaded;
  const openPlace = (at: Place) => {
    open({ kind: 'field', place: at });
  };

  return (
    <div ref={whole}>
      {fact && <p>{words.factIs(loaded.label, fact.pages)}</p>}
      {days && <DaysPart help={days} list={Array.isArray(own.value) ? own.value : []} onChange={draft(loaded)} />}
      <ValueForm
        name="field"
        place={loaded}
        label={loaded.label}
        schema={loaded.schema}
        value={own.value}
        choices={loaded}
        diagnostics={diagnostics}
        picture={loaded.picture}
        openFact={typeof own.value === 'string' ? undefined : openPlace}
        onChange={draft(loaded)}
      />
      {loaded.beside?.map((at) => (
        <PartForm
          key={keyOf(at)}
          place={at}
          picture={String(own.value ?? '')}
          drafts={drafts}
          diagnostics={diagnostics}
          draft={draft}
        />
      ))}
      {inText.length > 0 && <h3>{words.facts}</h3>}
      {inText.map((name) => (
        <FactPart
          key={name}
          name={name}
          choices={loaded}
          isOpen={inText.length === 1}
          drafts={drafts}
          diagnostics={diagnostics}
          draft={draft}
        />
      ))}
      <Elsewhere diagnostics={mistakesElsewhere(diagnostics, edit)} />
      <div className="buttons actions">
        <button
          type="button"
          className="main"
          aria-disabled={busy}
          onClick={() => {
            save(
              edit,
              Object.values(drafts).map(({ field }) => field),
            );
          }}
        >
          {words.save}
        </button>
        {typed.isUnsaved && (
          <button
            type="button"
            onClick={() => {
              typed.drop();
            }}
          >
            {words.discard}
          </button>
        )}
        {loaded.removable && !typed.isUnsaved && (
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => {
              save(
                { changes: [{ op: 'remove', ...place }], versions: { [place.file]: loaded.version } },
                [loaded],
                true,
              );
            }}
          >
            {words.remove}
          </button>
        )}
        {list && (
          <button
            type="button"
            onClick={() => {
              open({ kind: 'field', place: { file: place.file, path: list.path } });
            }}
          >
            {words.wholeList}
          </button>
        )}
        {!list && place.path.length > 1 && (
          <button
            type="button"
            onClick={() => {
              open({ kind: 'field', place: { file: place.file, path: place.path.slice(0, -1) } });
            }}
          >
            {words.wholeGroup}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            open({ kind: 'field', place: { file: place.file, path: [] } });
          }}
        >
          {words.wholeFile}
        </button>
      </div>
      {conflict && (
        <Conflict
          conflict={conflict}
          keepMine={keepMine}
          keepTheirs={() => {
            typed.drop(({ field }) => field.file === conflict.file);
            saved();
            say('');
          }}
        />
      )}
      {supposed && supposed.places.length > 0 && (
        <Places title={words.willChange(supposed.pages)} places={supposed.places} titles={loaded.pageTitles} />
      )}
      {!supposed && fact && <Places title={words.whereShown} places={fact.places} titles={loaded.pageTitles} />}
      <details className="quiet">
        <summary>{words.whereWritten}</summary>
        {words.line(place.file, loaded.line)}
      </details>
    </div>
  );
}
