import type { SaveResult } from '../../api';
import { words } from '../words';

/** Both versions of a file that somebody else has changed meanwhile. Lines that only one of them has stand out. */
export function Conflict({
  conflict: { file, yours, theirs },
  keepMine,
  keepMineAs = words.keepMine,
  keepTheirs,
}: {
  conflict: Extract<SaveResult, { conflict: unknown }>['conflict'];
  keepMine?: (() => void) | undefined;
  keepMineAs?: string;
  keepTheirs(): void;
}) {
  const version = (title: string, text: string, other: string, Mark: 'ins' | 'del') => {
    const lines = new Set(other.split('\n'));
    return (
      <>
        <h3>{title}</h3>
        <pre tabIndex={0} aria-label={title}>
          {text.split('\n').map((line, index) => (
            <span key={index}>
              {lines.has(line) ? line : <Mark>{line}</Mark>}
              {'\n'}
            </span>
          ))}
        </pre>
      </>
    );
  };
  return (
    <section aria-label={words.conflict(file)}>
      {version(words.yours, yours, theirs, 'ins')}
      {version(words.theirs, theirs, yours, 'del')}
      {!keepMine && <p>{words.takeTheirs}</p>}
      <div className="buttons">
        {keepMine && (
          <button type="button" onClick={keepMine}>
            {keepMineAs}
          </button>
        )}
        <button type="button" onClick={keepTheirs}>
          {words.keepTheirs}
        </button>
      </div>
    </section>
  );
}
