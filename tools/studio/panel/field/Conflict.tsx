import type { SaveResult } from '../../api';
import { words } from '../words';

/**
 * What differs between both versions of a file that somebody else has changed meanwhile, in sentences. The versions
 * themselves are folded; lines that only one of them has stand out.
 */
export function Conflict({
  conflict: { file, yours, theirs, differences },
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
      <h3>{words.differences}</h3>
      <ul>
        {differences.map((sentence, index) => (
          <li key={index} className="shown">
            {sentence}
          </li>
        ))}
      </ul>
      <details className="quiet">
        <summary>{words.bothVersions}</summary>
        {version(words.yours, yours, theirs, 'ins')}
        {version(words.theirs, theirs, yours, 'del')}
      </details>
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
