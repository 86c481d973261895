import type { WidgetProps } from '@rjsf/utils';
import type { SchemaNode } from '../../../yaml/schema';
import { choicesInWords } from '../../documents/values-in-words';

// Replaces the form library's own widgets, whose `aria-describedby` names elements that a form of the studio does not have.

/** Describes a field by its mistake, while it has one. The form's template shows the mistake. */
export const describedBy = (id: string, rawErrors: readonly string[] | undefined) => {
  const invalid = Boolean(rawErrors?.length);
  return { 'aria-invalid': invalid, ...(invalid ? { 'aria-describedby': `${id}-error` } : {}) };
};

/** One of several values, or the kind of a value. */
export function SelectWidget({ id, value, required, options, schema, rawErrors, onChange }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  const inWords = choicesInWords(schema as SchemaNode);
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      id={id}
      required={required}
      {...describedBy(id, rawErrors)}
      value={chosen < 0 ? '' : chosen}
      onChange={({ target }) => {
        onChange(target.value === '' ? undefined : choices[Number(target.value)]?.value);
      }}
    >
      {schema.default === undefined && <option value="" />}
      {choices.map(({ label }, index) => (
        <option key={index} value={index}>
          {inWords[index] ?? label}
        </option>
      ))}
    </select>
  );
}

/** Yes or no. */
export function CheckboxWidget({ id, label, value, required, rawErrors, onChange }: WidgetProps) {
  return (
    <label>
      <input
        type="checkbox"
        id={id}
        required={required}
        {...describedBy(id, rawErrors)}
        checked={value === true}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
