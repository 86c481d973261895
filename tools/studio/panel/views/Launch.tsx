import { useRef } from 'react';
import type { LaunchList, Place } from '../../api';
import { toDo } from '../mistakes';
import { PlaceButton } from './lists';
import { server } from '../server';
import { useLoaded, usePerform, useStudio } from '../studio-context';
import { words } from '../words';

/** Removes the flag of a stand-in, such as `sample`, once the real thing is there. */
function TickOff({ mark, what, pressed }: { mark: Place; what: string; pressed: () => void }) {
  const { busy } = useStudio();
  const perform = usePerform();
  return (
    <button
      type="button"
      className="beside"
      aria-label={`${words.tickOff}: ${what}`}
      aria-disabled={busy}
      onClick={() => {
        pressed();
        perform(async () => {
          const { version } = await server.field(mark);
          return server.save({ changes: [{ op: 'remove', ...mark }], versions: { [mark.file]: version } });
        }, words.tickedOff);
      }}
    >
      {words.tickOff}
    </button>
  );
}

function Item({ item, pressed }: { item: LaunchList['items'][number]; pressed: () => void }) {
  const { label, message, place, mark, daysLeft } = item;
  const what = toDo(message);
  const text = daysLeft === undefined ? what : `${what} (${words.daysLeft(daysLeft)})`;
  if (!place) return <li className="shown">{text}</li>;
  return (
    <PlaceButton place={place} beside={mark && <TickOff mark={mark} what={`${label}: ${what}`} pressed={pressed} />}>
      <span className="quiet">{label}</span>
      {text}
    </PlaceButton>
  );
}

/** What a release waits for, then reminders, in the order of the site's own list. What is done leaves the list. */
export function Launch() {
  const list = useLoaded(server.launch, 'launch');
  // A button that is pressed here goes away, and the focus must stay in the panel.
  const count = useRef<HTMLParagraphElement>(null);
  if (!list) return <p>{words.loading}</p>;
  const parts = [true, false].map((stops) => list.items.filter((item) => item.stops === stops));
  return (
    <>
      <p ref={count} tabIndex={-1}>
        {list.items.length === 0 ? words.nothingLeft : words.left(list.items.length)}
      </p>
      {parts.map(
        (items, index) =>
          items.length > 0 && (
            <section key={index}>
              <h3>{index === 0 ? words.stops : words.reminders}</h3>
              {[...new Set(items.map(({ group }) => group))].map((group) => (
                <section key={group}>
                  <h4>{group}</h4>
                  <ul className="list">
                    {items
                      .filter((item) => item.group === group)
                      .map((item) => (
                        <Item
                          key={JSON.stringify([item.place, item.message])}
                          item={item}
                          pressed={() => count.current?.focus()}
                        />
                      ))}
                  </ul>
                </section>
              ))}
            </section>
          ),
      )}
    </>
  );
}
