import { useState } from 'react';
import type { BookingTexts } from '../../../content/features/booking-messages';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { isServiceOverdue } from '../../mail/service-age';
import { Callout } from '../../ui/Callout';
import { BookingField } from './BookingField';
import type { FieldId, Values } from '../forms/fields';
import type { BookingForm } from '../forms/form-definitions';
import { optionsOf } from '../forms/select-options';

/**
 * Returns the last service, once the visitor has left the field: a half-typed year is not a year and would look
 * overdue.
 */
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
  /** Takes over what stands in the fields. */
  onType: () => void;
  errorOf(field: FieldId): string | undefined;
}

/** Shows every field of a form, and recommends a full service if the last one is too long ago. */
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
            onChange={onType}
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
