import styled from 'styled-components';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { token } from '../../theme/tokens';
import { ErrorMessage, wrong } from '../../ui/controls/Field';
import type { SlotChoice, SlotName } from '../availability/slots';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 700;
    line-height: 1.3;
    float: left;
    width: 100%;
    margin-bottom: 0.5rem;
  }
  > :not(legend) {
    clear: both;
  }
  > p {
    margin-bottom: 0.5rem;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
  }
  ${wrong}
  &[data-wrong='true'] {
    --edge: ${token('alarm-700')};
  }
`;

const Tile = styled.div`
  position: relative;
  border: 1.5px solid var(--edge, ${token('line-500')});
  border-radius: ${token('r-m')};
  padding: 0.9375rem 0.875rem 0.75rem 2.75rem;
  line-height: 1.25;
  min-height: 3.5rem;
  color: ${token('ink-900')};
  label {
    display: block;
    cursor: pointer;
  }
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  label span,
  small {
    font-size: 0.9375rem;
    color: ${token('ink-700')};
  }
  small {
    display: block;
    font-weight: 600;
  }
  input {
    appearance: none;
    z-index: 1;
    position: absolute;
    left: 0.875rem;
    top: 0.9375rem;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 2px solid ${token('line-500')};
    border-radius: 50%;
    background: #fff;
  }
  input:checked {
    border: 6px solid ${token('ink-900')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }
  input:focus-visible {
    outline: 0;
  }
  &[data-closed='true'] {
    border-color: ${token('line-200')};
    background: ${token('mist-100')};
    &,
    label span,
    small {
      color: ${token('ink-500')};
    }
    label {
      cursor: not-allowed;
    }
  }
  &[data-chosen='true'] {
    border-color: ${token('ink-900')};
    background: ${token('mist-100')};
    box-shadow: inset 0 0 0 1px ${token('ink-900')};
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

type Words = Pick<BookingWords['slots'], 'booked' | 'begun' | 'closed'>;

function closedWord(closed: NonNullable<SlotChoice['closed']>, words: Words): string {
  switch (closed) {
    case 'booked':
      return words.booked;
    case 'already begun':
      return words.begun;
    default:
      return words.closed;
  }
}

interface Props {
  id: string;
  choices: readonly SlotChoice[];
  slot: SlotName | undefined;
  onPick(slot: SlotName): void;
  error: string | undefined;
  heading: string;
  words: Words;
  errorWord: string;
}

/** Shows the two slots of a day as radio buttons. */
export const SlotPicker = ({ id, choices, slot, onPick, error, heading, words, errorWord }: Props) => (
  <Group
    data-wrong={error !== undefined}
    role="radiogroup"
    aria-labelledby={`${id}-title`}
    aria-describedby={error && `${id}-error`}
    aria-invalid={error ? true : undefined}
  >
    <legend id={`${id}-title`}>{heading}</legend>
    {error && (
      <ErrorMessage id={`${id}-error`} before={errorWord}>
        {error}
      </ErrorMessage>
    )}
    <div>
      {choices.map(({ name, title, hours, closed }) => (
        <Tile key={name} data-chosen={slot === name} data-closed={closed !== undefined}>
          <input
            type="radio"
            id={`${id}-${name}`}
            name={id}
            value={name}
            checked={slot === name}
            disabled={closed !== undefined}
            // On the radio button as well: screen readers skip the description of a group when the focus comes to a
            // control in it.
            aria-describedby={closed ? `${id}-${name}-closed` : error && `${id}-error`}
            onChange={() => {
              onPick(name);
            }}
          />
          <label htmlFor={`${id}-${name}`}>
            <b>{title}</b> <span>{hours}</span>
          </label>
          {closed && <small id={`${id}-${name}-closed`}>{closedWord(closed, words)}</small>}
        </Tile>
      ))}
    </div>
  </Group>
);
