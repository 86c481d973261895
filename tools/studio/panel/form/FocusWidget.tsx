import type { PointerEvent } from 'react';
import { server } from '../server';
import { useLoaded } from '../studio-context';
import { words } from '../words';

/** The middle, which pages show unless a field says otherwise. */
const middle = [50, 50] as const;

/** The shapes of the previews, width by height in pixels: those of a wide card, and of a square picture beside a text. */
const shapes = [
  [192, 96],
  [96, 96],
] as const;

/** Reads the point from the left and from the top, in percent. */
function pointOf(value: string): readonly [number, number] {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(value) ?? [];
  return x === undefined ? middle : [Number(x), Number(y)];
}

const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((100 * part) / (whole || 1))));

/** Chooses the point of a picture that stays in view where its edges are cut off: by a press on it, or by two sliders. */
export function FocusWidget({
  id,
  value,
  picture,
  onChange,
}: {
  id: string;
  value: string;
  picture: string;
  onChange(value: string): void;
}) {
  const shown = useLoaded(
    async () => (picture ? server.thumbnail(picture).catch(() => undefined) : undefined),
    `focus ${picture}`,
  );
  if (!shown) return <p className="quiet">{words.noPictureYet}</p>;
  const [x, y] = pointOf(value);
  const set = (left: number, top: number) => {
    onChange(`${left}% ${top}%`);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set(percent(event.clientX - left, width), percent(event.clientY - top, height));
  };
  const slider = (name: string, label: string, at: number, change: (next: number) => void) => (
    <label>
      {label}
      <input
        id={name}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-valuetext={words.focusPercent(at)}
        onChange={({ target }) => {
          change(Number(target.value));
        }}
      />
    </label>
  );
  return (
    <>
      <p className="quiet">{words.focusHelp}</p>
      <div className="focus" onPointerDown={press} onPointerMove={press}>
        <img src={shown.src} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      {slider(id, words.focusLeft, x, (next) => {
        set(next, y);
      })}
      {slider(`${id}-top`, words.focusTop, y, (next) => {
        set(x, next);
      })}
      <p className="quiet">{words.focusShape}</p>
      <div className="crops">
        {shapes.map(([width, height]) => (
          <img
            key={width}
            src={shown.src}
            alt=""
            width={width}
            height={height}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
        ))}
      </div>
      {value && (
        <button
          type="button"
          onClick={() => {
            onChange('');
          }}
        >
          {words.focusMiddle}
        </button>
      )}
    </>
  );
}
