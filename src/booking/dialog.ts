import type { Day } from '../day';
import { type Draft, emptyDraft } from './draft';
import { type FieldId, isBlank, type Values } from './fields';
import { type BookingForm, whyNotBookable } from './forms';
import type { SlotName } from './slots';

/** The states of a booking dialog (spec 4). A draft outlives an accidental close, not a success. */
export type DialogState =
  | { name: 'closed'; draft: Draft }
  /** With `showErrors`, after a refused Confirm, each missing part says what it needs. */
  | { name: 'choosing'; draft: Draft; showErrors: boolean }
  | { name: 'submitting'; draft: Draft }
  | { name: 'booked'; draft: Draft };

/** What can happen to a dialog. */
export type DialogEvent =
  /** `draft` replaces the one kept; `prefill` is filled in while no day is chosen (the wizard's email). */
  | { type: 'open'; draft?: Draft; prefill?: Values }
  | { type: 'close' }
  | { type: 'pickDay'; day: Day }
  | { type: 'pickSlot'; slot: SlotName }
  | { type: 'type'; field: FieldId; value: string }
  /** `free`: the slots of the day that can be chosen. */
  | { type: 'restore'; free: readonly SlotName[] }
  | { type: 'clear' }
  | { type: 'confirm' }
  | { type: 'succeed' }
  | { type: 'fail' }
  /** The chosen slot or day cannot be booked any more; `left` is the draft without it. */
  | { type: 'lose'; left: Draft };

/** A dialog nobody has opened yet. */
export const closedDialog: DialogState = { name: 'closed', draft: emptyDraft };

const choosing = (draft: Draft, showErrors = false): DialogState => ({ name: 'choosing', draft, showErrors });

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/** Fills in what the wizard knows while no day is chosen, but never over what the visitor has typed. */
function opened(draft: Draft, prefill: Values = {}): DialogState {
  const ids = Object.keys(prefill) as FieldId[];
  if (draft.day !== undefined || ids.length === 0) return choosing(draft);
  const { values, prefilled } = draft;
  const free = ids.filter((id) => isBlank(values[id] ?? '') || values[id] === prefilled?.[id]);
  const own = Object.fromEntries(free.map((id) => [id, prefill[id]])) as Values;
  return choosing({ ...draft, values: { ...values, ...own }, prefilled: prefill });
}

/**
 * Another date clears the slot and every field (spec 4); what it cleared can be restored, also after several changes.
 * The first date clears nothing: the fields appear only with it, and may hold the wizard's email (contract).
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
  };
}

/** What was cleared comes back, except where something has been chosen or typed since; the slot only where it is free. */
function restored({ cleared, clearedSlot, ...draft }: Draft, free: readonly SlotName[]): Draft {
  const slot = draft.slot ?? (clearedSlot && free.includes(clearedSlot) ? clearedSlot : undefined);
  return { ...draft, ...(slot && { slot }), values: { ...draft.values, ...cleared, ...filled(draft.values) } };
}

/** The state after an event; an event that has no meaning in a state leaves it as it is. */
export function step(form: BookingForm, state: DialogState, event: DialogEvent): DialogState {
  switch (state.name) {
    case 'closed':
      if (event.type === 'open') return opened(event.draft ?? state.draft, event.prefill);
      return event.type === 'clear' ? closedDialog : state;
    case 'choosing':
      return stepChoosing(form, state, event);
    case 'submitting':
      if (event.type === 'succeed') return { name: 'booked', draft: state.draft };
      return event.type === 'fail' ? choosing(state.draft) : state;
    case 'booked':
      if (event.type === 'open') return opened(event.draft ?? emptyDraft, event.prefill);
      return event.type === 'close' ? closedDialog : state;
  }
}

function stepChoosing(
  form: BookingForm,
  state: Extract<DialogState, { name: 'choosing' }>,
  event: DialogEvent,
): DialogState {
  const { draft, showErrors } = state;
  switch (event.type) {
    case 'close':
      return { name: 'closed', draft };
    case 'pickDay':
      return event.day === draft.day ? state : choosing(withDay(draft, event.day));
    case 'pickSlot':
      return choosing({ ...draft, slot: event.slot }, showErrors);
    case 'type':
      return choosing({ ...draft, values: { ...draft.values, [event.field]: event.value } }, showErrors);
    case 'restore':
      return choosing(restored(draft, event.free), showErrors);
    case 'clear':
      return choosing(emptyDraft);
    case 'confirm':
      return whyNotBookable(form, draft) ? choosing(draft, true) : { name: 'submitting', draft };
    case 'lose':
      return choosing(event.left, true);
    default:
      return state;
  }
}
