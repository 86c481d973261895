import type { BookingWords } from '../content/booking-dialog';
import { fillGaps } from '../content/words';
import { Field, Input, Select, TextArea } from '../ui/Field';
import type { Field as FieldDefinition } from './fields';
import type { Option } from './options';

interface Props {
  form: string;
  field: FieldDefinition;
  value: string;
  onChange(value: string): void;
  options: readonly Option[];
  error: string | undefined;
  words: BookingWords['controls'];
}

// The last tenth of a field is near its limit.
const near = 0.1;

/** One field of a booking form as a native control. */
export function BookingField({ form, field, value, onChange, options, error, words }: Props) {
  const { id, label, hint, required, control } = field;
  const limit = 'maxLength' in field ? field.maxLength : undefined;
  const left =
    limit !== undefined && value.length >= limit * (1 - near)
      ? fillGaps(words.left, { count: String(limit - value.length) })
      : undefined;
  return (
    <Field
      id={`${form}-${id}`}
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
          onChange: ({ target }: { target: { value: string } }) => {
            onChange(target.value);
          },
        };
        switch (control) {
          case 'select':
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
                // Browsers bring only the line with the caret into sight, and cut off the rest with its ring.
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
