import { unsavedViews, type View, viewKey, viewOf } from './drafts';
import { useStudio } from '../studio-context';
import { words } from '../words';

/** Leads back to everything that was typed and is not saved yet. */
export function Unsaved() {
  const { drafts, open } = useStudio();
  const views = unsavedViews(drafts).map(viewOf);
  const labelIn = (view: View) => Object.values(drafts[viewKey(view)] ?? {})[0]?.field.label;
  if (views.length === 0) return null;
  return (
    <>
      <span>{words.unsaved}</span>
      {views.map((view) => (
        <button
          key={JSON.stringify(view)}
          type="button"
          onClick={() => {
            open(view);
          }}
        >
          {view.kind === 'field' && (labelIn(view) ?? view.place.file)}
          {view.kind === 'new' && view.label}
          {view.kind === 'file' && view.file}
        </button>
      ))}
    </>
  );
}
