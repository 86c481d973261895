import fc from 'fast-check';
import { closedDialog, type DialogEvent, type DialogState, step } from './dialog';
import { exampleValues, siteForms } from './examples';
import { slotNames } from './slots';

const quote = siteForms['home-quote'];
const run = (events: readonly DialogEvent[], from: DialogState = closedDialog, form = quote) =>
  events.reduce((state, event) => step(form, state, event), from);

const { name, email, summary } = exampleValues;
const fill: DialogEvent[] = [
  { type: 'type', field: 'name', value: name },
  { type: 'type', field: 'email', value: email },
  { type: 'type', field: 'summary', value: summary },
];
const complete: DialogEvent[] = [
  { type: 'open' },
  { type: 'pickDay', day: '2026-11-24' },
  { type: 'pickSlot', slot: 'am' },
  ...fill,
];
const values = { name, email, summary };

it('goes from opening to a booking', () => {
  expect(run(complete)).toEqual({
    name: 'choosing',
    draft: { day: '2026-11-24', slot: 'am', values },
    showErrors: false,
  });
  expect(run([...complete, { type: 'confirm' }]).name).toBe('submitting');
  expect(run([...complete, { type: 'confirm' }, { type: 'succeed' }])).toEqual({
    name: 'booked',
    draft: { day: '2026-11-24', slot: 'am', values },
  });
});

it('books nothing while something is missing, and says so from then on', () => {
  const refused = run([...complete, { type: 'type', field: 'name', value: ' ' }, { type: 'confirm' }]);
  expect(refused).toMatchObject({ name: 'choosing', showErrors: true, draft: { slot: 'am' } });
  expect(run([{ type: 'type', field: 'name', value: 'Jo' }], refused)).toMatchObject({ showErrors: true });
  expect(run([{ type: 'type', field: 'name', value: 'Jo' }, { type: 'confirm' }], refused).name).toBe('submitting');
});

it('makes one booking of a double press', () => {
  const submitting = run([...complete, { type: 'confirm' }]);
  expect(run([{ type: 'confirm' }], submitting)).toBe(submitting);
  expect(run([{ type: 'close' }, { type: 'clear' }, ...fill], submitting)).toBe(submitting);
});

describe('another date', () => {
  const changed = run([...complete, { type: 'pickDay', day: '2026-11-25' }]);

  it('clears the slot and every field, and keeps them for Restore', () => {
    expect(changed).toEqual({
      name: 'choosing',
      draft: { day: '2026-11-25', values: {}, cleared: values, clearedSlot: 'am' },
      showErrors: false,
    });
    expect(run([{ type: 'restore', free: slotNames }], changed)).toEqual({
      name: 'choosing',
      draft: { day: '2026-11-25', slot: 'am', values },
      showErrors: false,
    });
  });

  it('brings a slot back only where it is free and no other has been chosen', () => {
    const restored = run([{ type: 'restore', free: ['pm'] }], changed);
    expect(restored).toMatchObject({ draft: { values } });
    expect(restored).not.toHaveProperty('draft.slot');
    expect(restored).not.toHaveProperty('draft.clearedSlot');
    const other: DialogEvent[] = [
      { type: 'pickSlot', slot: 'pm' },
      { type: 'restore', free: slotNames },
    ];
    expect(run(other, changed)).toMatchObject({ draft: { slot: 'pm', values } });
  });

  it('loses nothing over several changes; what was typed last counts', () => {
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

  it('has nothing to restore when nothing was typed', () => {
    const state = run([
      { type: 'open' },
      { type: 'pickDay', day: '2026-11-24' },
      { type: 'type', field: 'name', value: ' ' },
      { type: 'pickDay', day: '2026-11-25' },
    ]);
    expect(state).not.toHaveProperty('draft.cleared');
  });

  it('is no other date when it is the same', () => {
    const state = run(complete);
    expect(run([{ type: 'pickDay', day: '2026-11-24' }], state)).toBe(state);
  });
});

describe("the wizard's email", () => {
  const visit = siteForms['installation-visit'];
  const open: DialogEvent = { type: 'open', prefill: { email } };

  it('stays on the first date and is cleared by a change', () => {
    const first = run([open, { type: 'pickDay', day: '2026-11-24' }], closedDialog, visit);
    expect(first).toMatchObject({ draft: { values: { email } } });
    const second = run([{ type: 'pickDay', day: '2026-11-25' }], first, visit);
    expect(second).toMatchObject({ draft: { values: {}, cleared: { email } } });
    const again = run([{ type: 'close' }, open], second, visit);
    expect(again).toHaveProperty('draft.values', {});
  });

  it('follows a new estimate as long as no date is chosen', () => {
    const newer: DialogEvent = { type: 'open', prefill: { email: 'new@example.org' } };
    expect(run([open, { type: 'close' }, newer], closedDialog, visit)).toMatchObject({
      draft: { values: { email: 'new@example.org' } },
    });
  });
});

describe('dialog: a typed email and the wizard', () => {
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
      closedDialog,
      visit,
    );
    const draft = { values: typed.draft.values, ...(typed.draft.prefilled && { prefilled: typed.draft.prefilled }) };
    const reopened = run([{ type: 'open', draft, prefill }], typed, visit);
    expect(reopened).toHaveProperty('draft.values.email', 'b@example.org');
  });
});

describe('closing', () => {
  it('keeps the draft', () => {
    const state = run(complete);
    expect(run([{ type: 'close' }], state)).toEqual({
      name: 'closed',
      draft: { day: '2026-11-24', slot: 'am', values },
    });
    expect(run([{ type: 'close' }, { type: 'open' }], state)).toEqual(state);
  });

  it('gives way to a draft brought back from the tab, or to one whose slot has gone', () => {
    const state = run([...complete, { type: 'close' }, { type: 'open', draft: { values: { name } } }]);
    expect(state).toEqual({ name: 'choosing', draft: { values: { name } }, showErrors: false });
  });

  it.each([
    ['open', complete],
    ['closed', [...complete, { type: 'close' }] as DialogEvent[]],
  ])('is not needed to clear the form: %s', (_, events) => {
    expect(run([...events, { type: 'clear' }])).toMatchObject({ draft: { values: {} } });
    expect(run([...events, { type: 'clear' }])).not.toHaveProperty('draft.day');
  });
});

describe('after a booking', () => {
  const booked = run([...complete, { type: 'confirm' }, { type: 'succeed' }]);

  it.each([
    [[{ type: 'open' }], 'choosing'],
    [[{ type: 'close' }, { type: 'open' }], 'choosing'],
    [[{ type: 'close' }], 'closed'],
  ] as [DialogEvent[], string][])('the form is empty again', (events, state) => {
    expect(run(events, booked)).toMatchObject({ name: state, draft: { values: {} } });
    expect(run(events, booked)).not.toHaveProperty('draft.day');
  });

  it('nothing can be typed or confirmed', () => {
    expect(run([...fill, { type: 'confirm' }, { type: 'fail' }], booked)).toBe(booked);
  });
});

it('keeps everything when booking fails', () => {
  expect(run([...complete, { type: 'confirm' }, { type: 'fail' }])).toEqual(run(complete));
});

it('asks for another slot or day when the chosen one has gone', () => {
  const left = { day: '2026-11-24', values };
  expect(run([...complete, { type: 'lose', left }])).toEqual({ name: 'choosing', draft: left, showErrors: true });
});

it('does nothing while closed but open and clear', () => {
  const others: DialogEvent[] = [{ type: 'close' }, ...complete.slice(1), { type: 'confirm' }, { type: 'succeed' }];
  expect(run(others)).toBe(closedDialog);
});

it('never submits an incomplete draft and never loses typed text, whatever happens', () => {
  const event: fc.Arbitrary<DialogEvent> = fc.oneof(
    fc.constantFrom<DialogEvent>(
      { type: 'open' },
      { type: 'close' },
      { type: 'restore', free: slotNames },
      { type: 'confirm' },
      { type: 'fail' },
      { type: 'pickSlot', slot: 'am' },
    ),
    fc.constantFrom('2026-11-24', '2026-11-25').map((day): DialogEvent => ({ type: 'pickDay', day })),
    fc
      .record({ field: fc.constantFrom('name', 'email', 'summary'), value: fc.constantFrom('Jo', 'a@b.example', 'x') })
      .map((typed): DialogEvent => ({ type: 'type', ...typed })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: DialogState = closedDialog;
      const typed = new Map<string, string>();
      for (const next of events) {
        if (next.type === 'type' && state.name === 'choosing') typed.set(next.field, next.value);
        state = step(quote, state, next);
        if (state.name === 'submitting')
          expect(step(quote, step(quote, state, { type: 'fail' }), { type: 'confirm' })).toEqual(state);
        expect({ ...state.draft.cleared, ...state.draft.values }).toEqual(Object.fromEntries(typed));
      }
    }),
    { numRuns: 500 },
  );
});
