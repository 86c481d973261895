import { useState } from 'react';
import type { BookingTexts } from '../content/booking';
import type { BookingWords } from '../content/booking-dialog';
import { isServiceOverdue } from '../mail/service-age';
import { Callout } from '../ui/Callout';
import { BookingField } from './BookingField';
import type { FieldId, Values } from './fields';
import type { BookingForm } from './forms';
import { optionsOf } from './options';

/** When the boiler was last serviced, once it is typed to the end: half a year is none, and would be called overdue. */
function useLastServiced({ lastServiceYear, lastServiced }: Values) {
  const [settled, setSettled] = useState(lastServiced);
  return {
    lastServiced: lastServiceYear ?? (lastServiced === settled ? lastServiced : undefined),
    settle: () => {
      setSettled(lastServiced);
    },
  };
}

interface Props {
  form: BookingForm;
  values: Values;
  texts: BookingTexts;
  words: BookingWords;
  thisYear: number;
  onType(field: FieldId, value: string): void;
  errorOf(field: FieldId): string | undefined;
}

/** Every field of a form, and the advice that an overdue service calls for. */
export function BookingFields({ form, values, texts, words, thisYear, onType, errorOf }: Props) {
  const { lastServiced, settle } = useLastServiced(values);
  const isOverdue = lastServiced && isServiceOverdue(lastServiced, thisYear, texts.serviceAge.after.low);
  return (
    <>
      {form.fields.map((field) => (
        <div key={field.id} onBlur={settle}>
          <BookingField
            form={form.name}
            field={field}
            value={values[field.id] ?? ''}
            onChange={(value) => {
              onType(field.id, value);
            }}
            options={
              field.control === 'select' ? optionsOf(field.options, texts.manufacturers, thisYear, words.years) : []
            }
            error={errorOf(field.id)}
            words={words.controls}
          />
        </div>
      ))}
      <div aria-live="polite">
        {isOverdue && (
          <Callout tone="care">
            <p>{texts.serviceAge.line}</p>
          </Callout>
        )}
      </div>
    </>
  );
}
