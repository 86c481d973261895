import { useEffect, useRef, useState } from 'react';
import { keyOf } from '../drafts/drafts';
import { Conflict } from '../field/Conflict';
import { mistakesInWords } from '../mistakes';
import { server } from '../server';
import { useDrafts, useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

/** Puts the cursor at a line, counted from 1, and scrolls there, which browsers do not do by themselves. */
function showLine(area: HTMLTextAreaElement, line: number) {
  const text = area.value;
  const above = text.split('\n', line - 1).map((each) => `${each}\n`);
  const start = above.join('').length;
  // Measures the lines above, some of which the box breaks into several.
  area.value = above.join('');
  const height = area.scrollHeight;
  area.value = text;
  area.focus();
  area.setSelectionRange(start, start);
  area.scrollTop = height - area.clientHeight / 2;
}

/** Shows the text of a file that does not parse, with the caret at its mistake. */
export function FileView({ file }: { file: string }) {
  const { say, saved, busy, run } = useStudio();
  const loaded = useLoaded(() => server.text(file), file);
  const typed = useDrafts({ kind: 'file', file });
  const [conflict, setConflict] = useState<Parameters<typeof Conflict>[0]['conflict']>();
  const area = useRef<HTMLTextAreaElement>(null);
  const place = { file, path: [] };
  const draft = typed.drafts?.[keyOf(place)];
  useEffect(() => {
    if (area.current && loaded && !draft) showLine(area.current, loaded.diagnostics[0]?.line ?? 1);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another text of the file moves the cursor
  }, [loaded?.version]);
  if (!loaded) return <p>{words.loading}</p>;
  const text = String(draft?.value ?? loaded.text);
  const save = (version: string) => {
    run(async () => {
      const result = await server.save({ changes: [{ op: 'text', file, text }], versions: { [file]: version } });
      setConflict('conflict' in result ? result.conflict : undefined);
      if ('saved' in result) {
        typed.settle(
          [{ field: { ...place, version, value: text }, value: text }],
          { changes: [] },
          result.saved.versions,
        );
        saved(result.saved);
        say(words.saved);
      } else if ('diagnostics' in result) say(mistakesInWords(result.diagnostics, ''), true);
      else say(words.conflict(file), true);
    });
  };
  return (
    <>
      <p>{words.brokenFile}</p>
      <ul>
        {loaded.diagnostics.map((each, index) => (
          <li key={index} className="error">
            {words.inFile(file, each.line, each.message)}
          </li>
        ))}
      </ul>
      <label htmlFor="studio-file">{words.fileText}</label>
      <textarea
        id="studio-file"
        rows={18}
        spellCheck={false}
        ref={area}
        value={text}
        onChange={({ target }) => {
          typed.keep({ ...place, version: loaded.version, value: loaded.text }, target.value);
        }}
      />
      <div className="buttons">
        <button
          type="button"
          className="main"
          aria-disabled={busy}
          onClick={() => {
            save(draft?.field.version ?? loaded.version);
          }}
        >
          {words.save}
        </button>
      </div>
      {conflict && (
        <Conflict
          conflict={conflict}
          keepMine={() => {
            save(conflict.version);
          }}
          keepMineAs={words.replaceTheirs}
          keepTheirs={() => {
            typed.drop();
            setConflict(undefined);
            saved();
            say('');
          }}
        />
      )}
    </>
  );
}
