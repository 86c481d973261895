import { type Missing, whyNotBookable } from './why-not-bookable';
import type { Day } from '../../domain/london-day';
import { type Draft, emptyDraft } from '../draft/draft';
import { type FieldId, isBlank, type Values } from '../forms/fields';
import { type BookingForm } from '../forms/form-definitions';
import type { SlotName } from '../availability/slots';

/** A part of the form that can receive the focus. */
export type Part = Missing['part'] | 'slots' | 'confirm';

/**
 * The state of a booking form. It does not say whether its dialog is open: only `<dialog>` does. An accidental close
 * keeps the draft; a successful booking discards it.
 */
export interface BookingState {
  draft: Draft;
  /** Set from an accepted Confirm until the booking has succeeded or failed. */
  isSubmitting: boolean;
  /** Set by a refused Confirm: each missing part shows its message. */
  showErrors: boolean;
  /** The part that an event last moved the focus to. A new object each time: the same part can be focused again. */
  focus?: { part: Part };
  /** How many times the dialog has been closed. Each time the calendar is reset. */
  closings: number;
}

export type BookingEvent =
  /**
   * The dialog has been opened. `draft` replaces the current draft. `prefill`, such as the email of an estimate, fills in
   * what is empty while no day is chosen, and replaces what an earlier one has filled in.
   */
  | { type: 'open'; draft?: Draft; prefill?: Values }
  | { type: 'close' }
  | { type: 'pickDay'; day: Day }
  | { type: 'pickSlot'; slot: SlotName }
  | { type: 'type'; field: FieldId; value: string }
  /** `free` lists the slots of the day that can be chosen. */
  | { type: 'restore'; free: readonly SlotName[] }
  | { type: 'clear' }
  | { type: 'goTo'; part: Part }
  | { type: 'confirm' }
  | { type: 'succeed' }
  | { type: 'fail' }
  /** The chosen slot or day can no longer be booked. `left` is the draft without it. */
  | { type: 'lose'; left: Draft };

/** The initial state: an empty draft. */
export const emptyForm: BookingState = { draft: emptyDraft, isSubmitting: false, showErrors: false, closings: 0 };

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/**
 * Applies `prefill`. Never overwrites what the visitor has typed, and fills in nothing that a change of the date has
 * cleared.
 */
function withPrefill(draft: Draft, prefill: Values = {}): Draft {
  const ids = Object.keys(prefill) as FieldId[];
  if (ids.length === 0) return draft;
  const { day, values, prefilled } = draft;
  const free = ids.filter((id) => {
    const value = values[id] ?? '';
    return isBlank(value) ? day === undefined : value === prefilled?.[id];
  });
  const own = Object.fromEntries(free.map((id) => [id, prefill[id]])) as Values;
  return { ...draft, values: { ...values, ...own }, prefilled: prefill };
}

/**
 * Sets the date. Changing it clears the slot and every field; the visitor can restore them, also after several changes.
 * The first date clears nothing: the fields appear only then, and the email may be filled in from the estimate.
 */
function withDay(draft: Draft, day: Day): Draft {
  if (draft.day === undefined) return { ...draft, day };
  const cleared = { ...draft.cleared, ...filled(draft.values) };
  const clearedSlot = draft.slot ?? draft.clearedSlot;
  return {
    day,
    values: {},
    ...(Object.keys(cleared).length > 0 && { cleared }),
    ...(clearedSlot && { clearedSlot }),
    ...(draft.prefilled && { prefilled: draft.prefilled }),
  };
}

/** Restores cleared values and the cleared slot, if it is free. Keeps whatever was chosen or typed since. */
function restored({ cleared, clearedSlot, ...draft }: Draft, free: readonly SlotName[]): Draft {
  const slot = draft.slot ?? (clearedSlot && free.includes(clearedSlot) ? clearedSlot : undefined);
  return { ...draft, ...(slot && { slot }), values: { ...draft.values, ...cleared, ...filled(draft.values) } };
}

/** Returns the next state. While submitting, ignores everything but the result. */
export function step(form: BookingForm, state: BookingState, event: BookingEvent): BookingState {
  if (!state.isSubmitting) return stepChoosing(form, state, event);
  const chosen = { ...state, isSubmitting: false };
  if (event.type === 'succeed') return { ...chosen, draft: emptyDraft };
  return event.type === 'fail' ? { ...chosen, focus: { part: 'confirm' } } : state;
}

function stepChoosing(form: BookingForm, state: BookingState, event: BookingEvent): BookingState {
  const { draft } = state;
  switch (event.type) {
    case 'open':
      return { ...state, draft: withPrefill(event.draft ?? draft, event.prefill) };
    case 'close':
      return { ...state, showErrors: false, closings: state.closings + 1 };
    case 'pickDay':
      if (event.day === draft.day) return state;
      return { ...state, draft: withDay(draft, event.day), showErrors: false, focus: { part: 'slots' } };
    case 'pickSlot':
      return { ...state, draft: { ...draft, slot: event.slot } };
    case 'type':
      return { ...state, draft: { ...draft, values: { ...draft.values, [event.field]: event.value } } };
    case 'restore':
      return { ...state, draft: restored(draft, event.free), focus: { part: 'slots' } };
    case 'clear':
      return { ...state, draft: emptyDraft, showErrors: false, focus: { part: 'day' } };
    case 'goTo':
      return { ...state, focus: { part: event.part } };
    case 'confirm': {
      const reason = whyNotBookable(form, draft);
      return reason
        ? { ...state, showErrors: true, focus: { part: reason.missing[0].part } }
        : { ...state, isSubmitting: true, showErrors: false, focus: { part: 'confirm' } };
    }
    case 'lose':
      return {
        ...state,
        draft: event.left,
        showErrors: true,
        focus: { part: event.left.day === undefined ? 'day' : 'slot' },
      };
    default:
      return state;
  }
}
