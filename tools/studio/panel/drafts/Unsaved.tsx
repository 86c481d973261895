import { unsavedViews, viewOf } from './drafts';
import { useStudio } from '../studio-context';
import { words } from '../words';

/** Leads back to everything that was typed and is not saved yet. */
export function Unsaved() {
  const { drafts, open } = useStudio();
  const views = unsavedViews(drafts).map(viewOf);
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
          {view.kind === 'field' && [view.place.file, ...view.place.path].join(' ')}
          {view.kind === 'new' && view.label}
          {view.kind === 'file' && view.file}
        </button>
      ))}
    </>
  );
}
