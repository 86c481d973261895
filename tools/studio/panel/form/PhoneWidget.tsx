import { type ComponentProps, useState } from 'react';
import { words } from '../words';
import { writtenAtHome } from './typed/phone-number';

/** Takes a phone number as people type it, and says how it is kept. On leaving the field it becomes that. */
export function PhoneWidget({
  value,
  onChange,
  ...common
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { value: string; onChange(value: string): void }) {
  const [written, setWritten] = useState<string>();
  const next = writtenAtHome(value);
  // Said before the field is left: otherwise it would move Save away from under the press that leaves it.
  const kept = next === value ? written : next;
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
          if (next === value) return;
          setWritten(next);
          onChange(next);
        }}
      />
      <p className="quiet" aria-live="polite">
        {kept !== undefined && words.phoneIs(kept)}
      </p>
    </>
  );
}
