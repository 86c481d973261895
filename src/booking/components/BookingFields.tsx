import { useState } from 'react';
import type { BookingTexts } from '../../../content/features/booking-messages';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { isServiceOverdue } from '../../mail/service-age';
import { Callout } from '../../ui/Callout';
import { Fold } from '../../ui/controls/Field';
import { BookingField } from './BookingField';
import { type Field, type FieldId, isBlank, type Values } from '../forms/fields';
import type { BookingForm } from '../forms/form-definitions';
import { type Option, optionsOf } from '../forms/select-options';

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

/**
 * Returns whether the group of fields about reaching the visitor is open: at the latest once one of them has a value, which
 * may be a draft from before a reload. After that only the visitor opens and closes it.
 */
function useOpen(fields: readonly Field[], values: Values): boolean {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && fields.some(({ id }) => !isBlank(values[id]))) setOpen(true);
  return isOpen;
}

interface Props {
  form: BookingForm;
  values: Values;
  texts: BookingTexts;
  words: BookingWords;
  /** The words that open the group of fields about reaching the visitor. */
  group: string | undefined;
  thisYear: number;
  /** Takes over what stands in the fields. */
  onType: () => void;
  errorOf(field: FieldId): string | undefined;
}

/**
 * Shows every field of a form, those about reaching the visitor folded, and recommends a full service if the last one is too long
 * ago.
 */
export function BookingFields({ form, values, texts, words, group, thisYear, onType, errorOf }: Props) {
  const { lastServiced, settle } = useLastServiced(values);
  const isOverdue = lastServiced && isServiceOverdue(lastServiced, thisYear, texts.serviceAge.after.low);
  const grouped = form.fields.filter(({ isReach }) => isReach);
  const isOpen = useOpen(grouped, values);
  const optionsFor = (field: Field): Option[] => {
    if (field.control === 'choice') return Object.entries(field.choices).map(([value, label]) => ({ value, label }));
    return field.control === 'select' ? optionsOf(field.options, texts.manufacturers, thisYear, words.years) : [];
  };
  const shown = (field: Field) => (
    <div key={field.id} onBlur={settle}>
      <BookingField
        form={form.name}
        field={field}
        value={values[field.id] ?? ''}
        onChange={onType}
        options={optionsFor(field)}
        error={errorOf(field.id)}
        words={words.controls}
      />
    </div>
  );
  return (
    <>
      {form.fields.filter(({ isReach }) => !isReach).map(shown)}
      {group && (
        <Fold open={isOpen}>
          <summary>
            {group} <span>{words.controls.optional}</span>
          </summary>
          <fieldset aria-label={group}>{grouped.map(shown)}</fieldset>
        </Fold>
      )}
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
