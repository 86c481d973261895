import { useEffect, useRef } from 'react';
import type { FieldDiagnostic } from '../../api';
import { fileInWords } from '../../../shared/text';
import { atField } from '../mistakes';
import { useStudio } from '../studio-context';
import { words } from '../words';

/** Lists mistakes of other files, which lead there. Says when they are put right. */
export function Elsewhere({ diagnostics }: { diagnostics: readonly FieldDiagnostic[] }) {
  const { open, say } = useStudio();
  const had = useRef(false);
  const has = diagnostics.length > 0;
  useEffect(() => {
    if (had.current && !has) say(words.elsewhereGone);
    had.current = has;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` is another function each time
  }, [has]);
  if (!has) return null;
  return (
    <section>
      <p className="error">{words.elsewhere(diagnostics.map(({ file }) => file))}</p>
      <ul className="list">
        {diagnostics.map(({ file, message, place }, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => {
                const name = file.replace(/^data\//, '');
                // Without a field the file cannot be read, and its text must be corrected.
                open(place && place.path.length > 0 ? { kind: 'field', place } : { kind: 'file', file: name });
              }}
            >
              <span className="quiet">{fileInWords(file.replace(/^data\//, ''))}</span>
              {atField(message)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
