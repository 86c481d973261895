import type { BookingWords } from '../../../content/features/booking-dialog';
import { fillGaps } from '../../../tools/shared/text';
import { Field, Input, Select, TextArea, Tick } from '../../ui/controls/Field';
import type { Field as FieldDefinition } from '../forms/fields';
import type { Option } from '../forms/select-options';

interface Props {
  form: string;
  field: FieldDefinition;
  value: string;
  onChange: () => void;
  options: readonly Option[];
  error: string | undefined;
  words: BookingWords['controls'];
}

// The count of characters left is shown in the last tenth of a field.
const near = 0.1;

/** Shows one field of a booking form as a native control. */
export function BookingField({ form, field, value, onChange, options, error, words }: Props) {
  const { id, label, hint, required, control } = field;
  const limit = 'maxLength' in field ? field.maxLength : undefined;
  const left =
    limit !== undefined && value.length >= limit * (1 - near)
      ? fillGaps(words.left, { count: String(limit - value.length) })
      : undefined;
  const name = { id: `${form}-${id}`, name: id, onChange };
  if (control === 'tick')
    return <Tick {...name} label={label} hint={hint ?? undefined} value="yes" checked={value !== ''} />;
  return (
    <Field
      id={name.id}
      label={label}
      optional={!required}
      hint={hint ?? undefined}
      error={error}
      left={left}
      words={words}
    >
      {(attributes) => {
        const common = {
          ...attributes,
          name: id,
          value,
          'aria-required': required || undefined,
          autoComplete: field.autocomplete ?? 'off',
          onChange,
        };
        switch (control) {
          case 'select':
          case 'choice':
            return (
              <Select {...common}>
                <option value="">{words.choose}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            );
          case 'textarea':
            return (
              <TextArea
                {...common}
                maxLength={limit}
                // On focus, browsers scroll only the caret's line into view and may cut off the rest with its focus
                // ring.
                onFocus={({ currentTarget }) => {
                  currentTarget.scrollIntoView({ block: 'nearest' });
                }}
              />
            );
          case 'number':
            return <Input {...common} type="number" inputMode="numeric" min={field.min} />;
          default:
            return <Input {...common} type={control} maxLength={limit} />;
        }
      }}
    </Field>
  );
}
