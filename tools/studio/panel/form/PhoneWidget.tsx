import { type ComponentProps, useState } from 'react';
import { words } from '../words';
import { writtenAtHome } from './typed/phone-number';

/** Takes a phone number as people type it. On leaving the field it becomes what `data/` holds, and that is said. */
export function PhoneWidget({
  value,
  onChange,
  ...common
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { value: string; onChange(value: string): void }) {
  const [written, setWritten] = useState<string>();
  return (
    <>
      <input
        {...common}
        type="tel"
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          setWritten(undefined);
          onChange(target.value);
        }}
        onBlur={() => {
          const next = writtenAtHome(value);
          if (next === value) return;
          setWritten(next);
          onChange(next);
        }}
      />
      <p className="quiet" aria-live="polite">
        {written !== undefined && words.phoneIs(written)}
      </p>
    </>
  );
}
