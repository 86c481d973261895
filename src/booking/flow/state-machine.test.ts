import fc from 'fast-check';
import { type BookingEvent, type BookingState, emptyForm, step } from './state-machine';
import type { Day } from '../../domain/london-day';
import { exampleValues, siteForms } from '../test-support/examples';
import { slotNames } from '../availability/slots';
import { whyNotBookable } from './why-not-bookable';

const quote = siteForms['home-quote'];
const run = (events: readonly BookingEvent[], from: BookingState = emptyForm, form = quote) =>
  events.reduce((state, event) => step(form, state, event), from);

const { name, email, summary } = exampleValues;
const fill: BookingEvent[] = [
  { type: 'type', field: 'name', value: name },
  { type: 'type', field: 'email', value: email },
  { type: 'type', field: 'summary', value: summary },
];
const complete: BookingEvent[] = [
  { type: 'open' },
  { type: 'pickDay', day: '2026-11-24' },
  { type: 'pickSlot', slot: 'am' },
  ...fill,
];
const values = { name, email, summary };

it('state machine: when a visitor fills in everything and confirms, then it is booked and the form is empty', () => {
  expect(run(complete)).toMatchObject({ draft: { day: '2026-11-24', slot: 'am', values }, isSubmitting: false });
  expect(run([...complete, { type: 'confirm' }]).isSubmitting).toBe(true);
  expect(run([...complete, { type: 'confirm' }, { type: 'succeed' }])).toMatchObject({
    draft: { values: {} },
    isSubmitting: false,
  });
});

it('state machine: when something is missing, then it books nothing and shows it from then on', () => {
  const refused = run([...complete, { type: 'type', field: 'name', value: ' ' }, { type: 'confirm' }]);
  expect(refused).toMatchObject({ isSubmitting: false, showErrors: true, draft: { slot: 'am' } });
  const mended = run([{ type: 'type', field: 'name', value: 'Jo' }], refused);
  expect(mended.showErrors).toBe(true);
  expect(run([{ type: 'confirm' }], mended).isSubmitting).toBe(true);
});

it('state machine: when it is submitting, then it ignores everything but the result', () => {
  const submitting = run([...complete, { type: 'confirm' }]);
  const others: BookingEvent[] = [{ type: 'confirm' }, { type: 'close' }, { type: 'open' }, { type: 'clear' }, ...fill];
  expect(run(others, submitting)).toBe(submitting);
});

it.each<[string, BookingEvent[], BookingState['focus']]>([
  ['to the slots, once a day is picked', complete.slice(0, 2), { part: 'slots' }],
  ['to the slots, when the details are restored', [...complete, { type: 'restore', free: [] }], { part: 'slots' }],
  ['to the calendar, when the form is cleared', [...complete, { type: 'clear' }], { part: 'day' }],
  [
    'to the first missing part, when Confirm is refused',
    [...complete.slice(0, 3), { type: 'confirm' }],
    { part: 'name' },
  ],
  ['to the calendar, when nothing is chosen', [{ type: 'open' }, { type: 'confirm' }], { part: 'day' }],
  ['to Confirm, while submitting', [...complete, { type: 'confirm' }], { part: 'confirm' }],
  [
    'back to Confirm, when the booking fails',
    [...complete, { type: 'confirm' }, { type: 'fail' }],
    { part: 'confirm' },
  ],
  [
    'to another slot, when the chosen one is lost',
    [{ type: 'lose', left: { day: '2026-11-24', values } }],
    { part: 'slot' },
  ],
  ['to another day, when the chosen one is lost', [{ type: 'lose', left: { values } }], { part: 'day' }],
  ['where the visitor asks', [{ type: 'goTo', part: 'email' }], { part: 'email' }],
  ['nowhere, when the dialog opens', [{ type: 'open' }], undefined],
])('state machine: when a step is made, then the focus moves %s', (_, events, focus) => {
  expect(run(events).focus).toEqual(focus);
});

it('state machine: when the same part is missing again, then the focus moves there again', () => {
  const once = run([{ type: 'confirm' }]);
  expect(run([{ type: 'confirm' }], once).focus).not.toBe(once.focus);
});

it('state machine: when the visitor types or picks a slot, then the focus is left alone', () => {
  const picked = run(complete.slice(0, 2));
  expect(run([{ type: 'pickSlot', slot: 'am' }, ...fill], picked).focus).toBe(picked.focus);
});

describe('state machine: another date', () => {
  const changed = run([...complete, { type: 'pickDay', day: '2026-11-25' }]);

  it('when it is picked, then the slot and every field are cleared, and kept for Restore', () => {
    expect(changed.draft).toEqual({ day: '2026-11-25', values: {}, cleared: values, clearedSlot: 'am' });
    expect(run([{ type: 'restore', free: slotNames }], changed).draft).toEqual({
      day: '2026-11-25',
      slot: 'am',
      values,
    });
  });

  it('when a slot is restored, then only if it is free and no other has been chosen', () => {
    const restored = run([{ type: 'restore', free: ['pm'] }], changed);
    expect(restored).toMatchObject({ draft: { values } });
    expect(restored).not.toHaveProperty('draft.slot');
    expect(restored).not.toHaveProperty('draft.clearedSlot');
    const other: BookingEvent[] = [
      { type: 'pickSlot', slot: 'pm' },
      { type: 'restore', free: slotNames },
    ];
    expect(run(other, changed)).toMatchObject({ draft: { slot: 'pm', values } });
  });

  it('when the date changes several times, then nothing is lost, and what was typed last counts', () => {
    const again = run(
      [
        { type: 'type', field: 'name', value: 'Jo Roe' },
        { type: 'type', field: 'phone', value: ' ' },
        { type: 'pickDay', day: '2026-11-26' },
        { type: 'pickDay', day: '2026-11-27' },
        { type: 'type', field: 'email', value: 'new@example.org' },
        { type: 'restore', free: slotNames },
      ],
      changed,
    );
    expect(again).toMatchObject({
      draft: { slot: 'am', values: { name: 'Jo Roe', email: 'new@example.org', summary } },
    });
    expect(again).not.toHaveProperty('draft.cleared');
  });

  it('when nothing was typed, then there is nothing to restore', () => {
    const state = run([
      { type: 'open' },
      { type: 'pickDay', day: '2026-11-24' },
      { type: 'type', field: 'name', value: ' ' },
      { type: 'pickDay', day: '2026-11-25' },
    ]);
    expect(state).not.toHaveProperty('draft.cleared');
  });

  it('when the same date is picked again, then nothing changes', () => {
    const state = run(complete);
    expect(run([{ type: 'pickDay', day: '2026-11-24' }], state)).toBe(state);
  });
});

describe('state machine: the email of the estimate', () => {
  const visit = siteForms['installation-visit'];
  const open: BookingEvent = { type: 'open', prefill: { email } };

  it('when the first date is picked, then it stays, and a change of date clears it', () => {
    const first = run([open, { type: 'pickDay', day: '2026-11-24' }], emptyForm, visit);
    expect(first).toMatchObject({ draft: { values: { email } } });
    const second = run([{ type: 'pickDay', day: '2026-11-25' }], first, visit);
    expect(second).toMatchObject({ draft: { values: {}, cleared: { email } } });
    const again = run([{ type: 'close' }, open], second, visit);
    expect(again).toHaveProperty('draft.values', {});
  });

  const newer: BookingEvent = { type: 'open', prefill: { email: 'new@example.org' } };
  const pick = (day: Day): BookingEvent => ({ type: 'pickDay', day });

  it.each<[string, BookingEvent[], string]>([
    ['before a date is chosen', [open, { type: 'close' }], 'new@example.org'],
    ['after a date is chosen', [open, pick('2026-11-24'), { type: 'close' }], 'new@example.org'],
    [
      'after it was cleared and restored',
      [open, pick('2026-11-24'), pick('2026-11-25'), { type: 'restore', free: [] }, { type: 'close' }],
      'new@example.org',
    ],
    [
      'after another one was typed over it',
      [open, pick('2026-11-24'), { type: 'type', field: 'email', value: 'b@example.org' }, { type: 'close' }],
      'b@example.org',
    ],
  ])('when it is corrected in the estimate %s, then the form has the right one', (_, before, expected) => {
    expect(run([...before, newer], emptyForm, visit)).toHaveProperty('draft.values.email', expected);
  });
});

describe("state machine: a typed email and the estimate's", () => {
  const visit = siteForms['installation-visit'];
  const prefill = { email };

  it('when the day of a draft has passed, then an email typed over the estimate stays', () => {
    const typed = run(
      [
        { type: 'open', prefill },
        { type: 'pickDay', day: '2026-11-24' },
        { type: 'type', field: 'email', value: 'b@example.org' },
        { type: 'close' },
      ],
      emptyForm,
      visit,
    );
    const draft = { values: typed.draft.values, ...(typed.draft.prefilled && { prefilled: typed.draft.prefilled }) };
    const reopened = run([{ type: 'open', draft, prefill }], typed, visit);
    expect(reopened).toHaveProperty('draft.values.email', 'b@example.org');
  });
});

describe('state machine: closing', () => {
  it('when the dialog is closed, then the draft is kept and the errors are hidden', () => {
    const refused = run([...complete, { type: 'type', field: 'name', value: '' }, { type: 'confirm' }]);
    expect(run([{ type: 'close' }, { type: 'open' }], refused)).toMatchObject({
      draft: refused.draft,
      showErrors: false,
      closings: 1,
    });
  });

  it('when it opens with a stored draft, then that one is shown', () => {
    const state = run([...complete, { type: 'close' }, { type: 'open', draft: { values: { name } } }]);
    expect(state.draft).toEqual({ values: { name } });
  });
});

it('state machine: when booking fails, then everything is kept', () => {
  expect(run([...complete, { type: 'confirm' }, { type: 'fail' }]).draft).toEqual(run(complete).draft);
});

it('state machine: when the chosen slot is lost, then it shows what is missing', () => {
  const left = { day: '2026-11-24', values };
  expect(run([...complete, { type: 'lose', left }])).toMatchObject({ draft: left, showErrors: true });
});

it('state machine: when events that discard nothing come in any order, then no incomplete draft is sent and no text lost', () => {
  const event: fc.Arbitrary<BookingEvent> = fc.oneof(
    fc.constantFrom<BookingEvent>(
      { type: 'open' },
      { type: 'close' },
      { type: 'restore', free: slotNames },
      { type: 'confirm' },
      { type: 'fail' },
      { type: 'pickSlot', slot: 'am' },
    ),
    fc.constantFrom('2026-11-24', '2026-11-25').map((day): BookingEvent => ({ type: 'pickDay', day })),
    fc
      .record({ field: fc.constantFrom('name', 'email', 'summary'), value: fc.constantFrom('Jo', 'a@b.example', 'x') })
      .map((typed): BookingEvent => ({ type: 'type', ...typed })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = emptyForm;
      const typed = new Map<string, string>();
      for (const next of events) {
        if (next.type === 'type' && !state.isSubmitting) typed.set(next.field, next.value);
        state = step(quote, state, next);
        if (state.isSubmitting) expect(whyNotBookable(quote, state.draft)).toBeUndefined();
        expect({ ...state.draft.cleared, ...state.draft.values }).toEqual(Object.fromEntries(typed));
      }
    }),
    { numRuns: 500 },
  );
});
