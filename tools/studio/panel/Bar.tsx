import type { RefObject } from 'react';
import { unsavedViews, viewOf } from './drafts/drafts';
import { useStudio } from './studio-context';
import { words } from './words';

const tools = ['everything', 'new', 'pictures', 'changes', 'launch'] as const;

function Due({ isShown, onPress, children }: { isShown: boolean; onPress: () => void; children: string }) {
  return (
    isShown && (
      <button type="button" className="due" onClick={onPress}>
        {children}
      </button>
    )
  );
}

/** The button 'Edit' on every page of a preview, its tools, and what waits to be done. */
export function Bar({
  isOn,
  isOpen,
  isOld,
  due,
  editButton,
  turn,
  openTool,
}: {
  isOn: boolean;
  isOpen: boolean;
  /** Whether the online copy of the website has changes that this one lacks. */
  isOld: boolean;
  /** How many days of the launch list have come or come soon. */
  due: number;
  editButton: RefObject<HTMLButtonElement | null>;
  turn: () => void;
  openTool: (kind: (typeof tools)[number]) => void;
}) {
  const { open, drafts } = useStudio();
  const [unsaved] = unsavedViews(drafts);
  return (
    <div className="bar" role="group" aria-label={words.tools}>
      <button type="button" ref={editButton} aria-pressed={isOn} onClick={turn}>
        {words.edit}
      </button>
      {isOn &&
        tools.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              openTool(kind);
            }}
          >
            {words[kind]}
          </button>
        ))}
      <Due
        isShown={isOn && !isOpen && unsaved !== undefined}
        onPress={() => {
          if (unsaved) open(viewOf(unsaved));
        }}
      >
        {words.notSaved}
      </Due>
      <Due
        isShown={isOn && isOld}
        onPress={() => {
          open({ kind: 'changes' });
        }}
      >
        {words.isOld}
      </Due>
      <Due
        isShown={isOn && due > 0}
        onPress={() => {
          open({ kind: 'launch' });
        }}
      >
        {words.due(due)}
      </Due>
    </div>
  );
}
