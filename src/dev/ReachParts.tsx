import { BookingField } from '../booking/components/BookingField';
import type { Field } from '../booking/forms/fields';
import { Fold } from '../ui/controls/Field';
import { nothing, Pair, Part } from './Part';

const ways = { call: 'Phone call', text: 'Text message', email: 'Email' };
const line = { control: 'text', maxLength: 200, required: false, isReach: true } as const;

const fields: readonly Field[] = [
  { id: 'reachBy', label: 'Reach me first by', control: 'choice', choices: ways, required: false, isReach: true },
  { ...line, id: 'atHome', label: 'Somebody is at home', hint: 'Such as after 4pm' },
  { ...line, id: 'forWhom', label: 'Booking for somebody else', hint: 'Their name' },
  {
    id: 'priority',
    label: 'Somebody here is old',
    hint: 'A tick is enough.',
    control: 'tick',
    required: false,
    isReach: true,
  },
  { ...line, id: 'arrival', label: 'What to know on arrival', control: 'textarea' },
];

const values: Readonly<Record<string, string>> = { reachBy: 'text', atHome: 'after 4pm', priority: 'yes' };
const words = { optional: '(optional)', choose: 'Please choose', error: 'Error:', left: '[count] characters left' };

function Group({ form, isOpen }: { form: 'drain-quote' | 'repairs-quote'; isOpen: boolean }) {
  return (
    <Fold open={isOpen}>
      <summary>
        How to reach you <span>{words.optional}</span>
      </summary>
      <fieldset aria-label={`How to reach you, ${isOpen ? 'open' : 'folded'}`}>
        {fields.map((field) => (
          <div key={field.id}>
            <BookingField
              form={form}
              field={field}
              value={isOpen ? (values[field.id] ?? '') : ''}
              onChange={nothing}
              options={Object.entries(ways).map(([value, label]) => ({ value, label }))}
              error={undefined}
              words={words}
            />
          </div>
        ))}
      </fieldset>
    </Fold>
  );
}

/** The fields about reaching the visitor, folded and open, even if the owner offers none of it today. */
export const Reach = () => (
  <Part name="How to reach the visitor">
    <Pair>
      <Group form="repairs-quote" isOpen={false} />
      <Group form="drain-quote" isOpen />
    </Pair>
  </Part>
);
