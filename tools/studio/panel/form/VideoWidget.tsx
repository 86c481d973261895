import type { ComponentProps } from 'react';
import { words } from '../words';

/** Chooses a film or its captions from what is in data/videos. Films are too large to pass through the panel. */
export function VideoWidget({
  value,
  pattern = '',
  videos,
  onChange,
  ...common
}: Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string;
  /** Tells films from captions, by the end of their names. */
  pattern: string | undefined;
  videos: readonly string[];
  onChange(name: string): void;
}) {
  const names = [...new Set([...videos.filter((name) => new RegExp(pattern).test(name)), value].filter(Boolean))];
  return (
    <>
      <select
        {...common}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">{words.choose}</option>
        {names.sort().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p className="quiet">{words.videoHelp}</p>
    </>
  );
}
