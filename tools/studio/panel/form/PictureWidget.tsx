import { type DragEvent, useState } from 'react';
import type { Choices } from '../../api';
import { server } from '../server';
import { useLoaded } from '../studio-context';
import { words } from '../words';

/** Shows a picture of data/pictures, or one that waits for a save. Shows nothing while there is none. */
export function Thumbnail({ name }: { name: string }) {
  const small = useLoaded(async () => (name ? server.thumbnail(name).catch(() => undefined) : undefined), name);
  return small ? <img className="thumbnail" src={small.src} alt="" /> : null;
}

/** The first words of what a picture shows, and its file, which tells it from another picture with the same words. */
function pictureTitle(name: string, said: string | undefined): string {
  if (said === undefined) return name;
  return `${said.length > 60 ? `${said.slice(0, 59)}…` : said} (${name})`;
}

/** Chooses a picture of data/pictures, or takes a new one. */
export function PictureWidget({
  value,
  choices: { pictures, pictureWords = {} },
  onChange,
  ...common
}: {
  id: string;
  required?: boolean | undefined;
  value: string;
  choices: Pick<Choices, 'pictures' | 'pictureWords'>;
  onChange(name: string): void;
}) {
  const [state, setState] = useState({ said: '', own: '', over: false });
  const names = [...new Set([...pictures, value, state.own].filter(Boolean))];
  const shown = names.map((name) => ({ name, title: pictureTitle(name, pictureWords[name]) }));
  shown.sort((one, other) => one.title.localeCompare(other.title));
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState({ ...state, said: words.loading, over: false });
    try {
      const { name, width, height } = await server.upload(file);
      setState({ said: words.uploaded(width, height), own: name, over: false });
      onChange(name);
    } catch (error) {
      setState({ ...state, said: (error as Error).message, over: false });
    }
  };
  const over = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setState({ ...state, over: isOver });
  };
  return (
    <>
      <Thumbnail name={value} />
      <select
        {...common}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">{words.choose}</option>
        {shown.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <div
        className={state.over ? 'drop over' : 'drop'}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <label htmlFor={`${common.id}-file`}>{words.upload}</label>
        <input
          id={`${common.id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            void take(target.files?.[0]);
          }}
        />
        <p aria-live="polite">{state.said}</p>
      </div>
    </>
  );
}
