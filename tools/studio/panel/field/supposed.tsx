import { useEffect, useState } from 'react';
import type { Edit, FieldDiagnostic, Supposed } from '../../api';
import { server } from '../server';

/** How long after the last key it is asked what an edit would change, in milliseconds. */
const pause = 250;
/** Milliseconds until the server is asked again while another file has a mistake, which somebody may be putting right. */
const again = 2000;

/** Returns the mistakes of files that an edit does not change. They stop its save all the same. */
export const mistakesElsewhere = (diagnostics: readonly FieldDiagnostic[], { changes }: Edit): FieldDiagnostic[] =>
  diagnostics.filter(({ file }) => !changes.some((change) => file === `data/${change.file}`));

/** Asks a moment after the last key what an edit would change. */
export function useSupposed(edit: Edit): Supposed | undefined {
  const [state, setState] = useState<{ key: string; supposed: Supposed }>();
  const key = JSON.stringify(edit.changes);
  const isWaiting = state?.key === key && mistakesElsewhere(state.supposed.diagnostics, edit).length > 0;
  useEffect(() => {
    if (key === '[]') return;
    const ask = () => {
      server.suppose({ changes: JSON.parse(key) as Edit['changes'] }).then(
        (supposed) => {
          setState({ key, supposed });
        },
        () => undefined,
      );
    };
    const timer = setTimeout(ask, pause);
    const repeat = isWaiting ? setInterval(ask, again) : undefined;
    return () => {
      clearTimeout(timer);
      clearInterval(repeat);
    };
  }, [key, isWaiting]);
  // Keeps the last answer while the next one is on its way, so that the list does not flicker.
  return key === '[]' ? undefined : state?.supposed;
}
