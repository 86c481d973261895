import { server } from './server';
import { usePerform, useStudio } from './studio-context';
import { words } from './words';

/** Takes back the last save, or makes it again. */
export function UndoRedo({ can }: { can: { canUndo: boolean; canRedo: boolean } }) {
  const { busy } = useStudio();
  const perform = usePerform();
  const ways = [
    ['undo', can.canUndo, words.undone],
    ['redo', can.canRedo, words.redone],
  ] as const;
  return ways.map(([way, isPossible, done]) => (
    // Not disabled: a button that is pressed for the last time must not lose the focus.
    <button
      key={way}
      type="button"
      aria-disabled={busy || !isPossible}
      onClick={() => {
        perform(server[way], done, words.stays);
      }}
    >
      {words[way]}
    </button>
  ));
}
