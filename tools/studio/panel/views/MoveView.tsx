import { useEffect, useState } from 'react';
import type { Choices, EntryMove, LinkChange, NewResult, SupposedMove } from '../../api';
import { unsavedViews, viewOf } from '../drafts/drafts';
import { mistakesInWords } from '../mistakes';
import { server } from '../server';
import { useLoaded, useStudio } from '../studio-context';
import { pageInWords, words } from '../words';

/** The last part of an address. */
const nameIn = (address: string) => address.replace(/^.*\//, '');

/** Asks a moment after the last key what a move would do. */
function useSupposedMove(move: EntryMove | undefined, revision: number) {
  const [state, setState] = useState<{ key: string; supposed?: SupposedMove; why?: string }>();
  const key = JSON.stringify([move, revision]);
  useEffect(() => {
    if (!move) return;
    const timer = setTimeout(() => {
      server.supposeMove(move).then(
        (supposed) => {
          setState({ key, supposed });
        },
        (error: unknown) => {
          setState({ key, why: (error as Error).message });
        },
      );
    }, 250);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the move
  }, [key]);
  return state?.key === key ? state : undefined;
}

function Links({
  op,
  links,
  titles,
}: {
  op: EntryMove['op'];
  links: readonly LinkChange[];
  titles: Choices['pageTitles'];
}) {
  const { open } = useStudio();
  if (links.length === 0) return op === 'duplicate' ? null : <p>{words.noLinks}</p>;
  return (
    <>
      <h3>{words.linksChange(links.length)}</h3>
      <ul className="list">
        {links.map((link) => (
          <li key={JSON.stringify([link.file, link.path])} className="shown">
            <span className="quiet">{words.usedAt(link.page, link.file, link.label, titles)}</span>
            {link.blocks ? (
              <>
                <p className="error">{words.needsLink}</p>
                <button
                  type="button"
                  onClick={() => {
                    open({ kind: 'field', place: { file: link.file, path: link.path } });
                  }}
                >
                  {words.changeLink}
                </button>
              </>
            ) : (
              <>
                <p>
                  <span className="hidden">{words.before}: </span>
                  <del>{link.before}</del>
                </p>
                <p>
                  <span className="hidden">{words.after}: </span>
                  <ins>{link.after ?? words.linkGoes}</ins>
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renames, copies or removes a page, and says before which links change. */
export function MoveView({ op, file }: { op: EntryMove['op']; file: string }) {
  const { say, saved, busy, run, revision, drafts } = useStudio();
  const [done, setDone] = useState<NewResult>();
  const loaded = useLoaded(async () => {
    // The file that was moved is not there any more.
    if (done) return undefined;
    const [field, { pages, pageTitles }] = await Promise.all([server.field({ file, path: [] }), server.choices()]);
    return { address: field.address ?? '', pages, pageTitles };
  }, file);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (op === 'rename' ? nameIn(loaded?.address ?? '') : '');
  const isChosen =
    op === 'remove' || (name.trim() !== '' && !(op === 'rename' && name === nameIn(loaded?.address ?? '')));
  const move: EntryMove | undefined =
    !loaded || done || !isChosen
      ? undefined
      : op === 'remove'
        ? { op, file, ...(name && { instead: name }) }
        : { op, file, name };
  const answer = useSupposedMove(move, revision);
  const supposed = answer?.supposed;
  if (done)
    return (
      <>
        <p className="shown">{words.moved[op]}</p>
        {done.created?.page && (
          <p>
            <a href={done.created.page}>{words.open}</a>
          </p>
        )}
      </>
    );
  if (!loaded) return <p>{words.loading}</p>;
  // What was typed at a place that is about to move could not be saved any more.
  const isTyped = unsavedViews(drafts)
    .map(viewOf)
    .some(
      (view) => (view.kind === 'field' && view.place.file === file) || (view.kind === 'file' && view.file === file),
    );
  const carryOut = () => {
    if (!move || !supposed) return;
    run(async () => {
      say(words.saving);
      const result = await server.move(move, supposed.version);
      if ('saved' in result) {
        setDone(result);
        saved(result.saved);
        say(words.saved);
      } else if ('diagnostics' in result) say(mistakesInWords(result.diagnostics), true);
      else say(words.conflict(result.conflict.file), true);
    });
  };
  const mistakes = supposed?.diagnostics ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) say(words.typedThere, true);
        else carryOut();
      }}
    >
      <h3>{words.moveOf[op](loaded.address)}</h3>
      <label htmlFor="studio-move">{words.moveName[op]}</label>
      {op === 'remove' ? (
        <select
          id="studio-move"
          autoFocus
          value={name}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        >
          <option value="">{words.noPageInstead}</option>
          {loaded.pages
            .filter((page) => page !== loaded.address)
            .map((page) => (
              <option key={page} value={page}>
                {pageInWords(page, loaded.pageTitles)}
              </option>
            ))}
        </select>
      ) : (
        <input
          id="studio-move"
          autoFocus
          value={name}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      )}
      {supposed?.address && <p className="quiet">{words.newAddress(supposed.address)}</p>}
      {answer?.why && <p className="error">{answer.why}</p>}
      {mistakes.length > 0 && <p className="error">{mistakesInWords(mistakes)}</p>}
      <div className="buttons actions">
        <button type="submit" className="main" aria-disabled={busy || !supposed || mistakes.length > 0}>
          {words.moveNow[op]}
        </button>
      </div>
      {supposed && <Links op={op} links={supposed.links} titles={loaded.pageTitles} />}
    </form>
  );
}
