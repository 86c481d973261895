import { cutOff, damaged } from '../../../test/damaged-values';
import { bookingForms } from '../../domain/booking-forms';
import { isDay } from '../../domain/london-day';
import fc from 'fast-check';
import { type Draft, draftKey, parseDraft, serialiseDraft, stillBookable } from './draft';
import { exampleTimes, exampleValues, siteForms } from '../test-support/examples';
import type { Taken } from '../availability/slots';

const quote = siteForms['home-quote'];
const draft: Draft = {
  day: '2026-11-24',
  slot: 'am',
  values: { name: 'Jo "Doe" 👍', summary: 'Leak\nin the loft' },
  cleared: { email: 'jo@example.org' },
  clearedSlot: 'pm',
  prefilled: { email: 'jo@example.org' },
};

it.each([[draft], [{ values: {} }], [{ day: '2028-02-29', values: { name: ' ' } }]] satisfies [Draft][])(
  'draft: when %j is stored, then it is read back as it was',
  (stored) => {
    expect(parseDraft(quote, serialiseDraft('home-quote', stored))).toEqual(stored);
  },
);

it.each(bookingForms)('draft of %s: when anything is typed within the limits, then it is kept', (name) => {
  const form = siteForms[name];
  const typed = fc.string({ unit: 'binary' }).map((text) => text.slice(0, 30));
  const values = fc.record(Object.fromEntries(form.fields.map(({ id }) => [id, typed])), { requiredKeys: [] });
  fc.assert(
    fc.property(values, values, (typedNow, cleared) => {
      const draftOfForm: Draft = { day: '2026-11-24', values: typedNow, cleared };
      expect(parseDraft(form, serialiseDraft(name, draftOfForm))).toEqual(draftOfForm);
    }),
    { numRuns: 50 },
  );
});

it.each(bookingForms)(
  'draft of %s: when a text is as long as its field allows, then it is kept, and a longer one is not',
  (name) => {
    const form = siteForms[name];
    for (const field of form.fields) {
      if (!('maxLength' in field)) continue;
      const parsed = (length: number) =>
        parseDraft(form, serialiseDraft(name, { values: { [field.id]: 'x'.repeat(length) } }))?.values[field.id]
          ?.length;
      expect([field.id, parsed(field.maxLength)]).toEqual([field.id, field.maxLength]);
      expect([field.id, parsed(field.maxLength + 1)]).toEqual([field.id, undefined]);
    }
  },
);

const stored = (part: object) => JSON.stringify({ version: 1, form: 'home-quote', values: {}, ...part });

it.each([
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{}',
  stored({ version: 2 }),
  stored({ form: 'home-service' }),
  stored({ day: '2027-02-29' }),
  stored({ prefilled: 1 }),
  stored({ day: 20261124 }),
  stored({ day: 'tomorrow' }),
  stored({ day: '2026-11-24', slot: 'night' }),
  stored({ slot: 'am' }),
  stored({ values: null }),
  stored({ values: ['Jo'] }),
  stored({ values: { name: 1 } }),
  stored({ values: { age: '3' } }),
  stored({ values: { name: 'x'.repeat(101) } }),
  stored({ cleared: 'x' }),
  stored({ clearedSlot: 'noon' }),
  stored({ cleared: { nobody: 'x' } }),
  '{"version":1,"form":"home-quote","values":{"__proto__":"x"}}',
])('draft: when the storage holds %s, then there is no draft', (text) => {
  expect(parseDraft(quote, text)).toBeUndefined();
});

it('draft: when a field has no limit of its own, then a very long text is still refused', () => {
  const service = siteForms['home-service'];
  const long = serialiseDraft('home-service', { values: { manufacturer: 'x'.repeat(101) } });
  expect(parseDraft(service, long)).toBeUndefined();
});

it('draft: when the storage holds any other JSON, then there is no draft', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseDraft(quote, text)).toBeUndefined();
    }),
  );
});

it.each(bookingForms)(
  'draft of %s: when what is stored is damaged in any of fifty ways, then it is dropped or still a draft of the form',
  (name) => {
    const form = siteForms[name];
    const values = Object.fromEntries(form.fields.map(({ id }) => [id, 'x']));
    const whole = JSON.parse(serialiseDraft(name, { ...draft, values, cleared: values, prefilled: values })) as object;
    const parsed = damaged(whole).map((value) => parseDraft(form, JSON.stringify(value)));
    expect(parsed.filter((each) => each === undefined).length).toBeGreaterThanOrEqual(50);
    for (const kept of parsed.flatMap((each) => each ?? [])) {
      const typed = [kept.values, kept.cleared ?? {}, kept.prefilled ?? {}].flatMap((each) => Object.entries(each));
      for (const [id, value] of typed) {
        expect(form.fields.map((field): string => field.id)).toContain(id);
        expect(typeof value).toBe('string');
      }
      expect(kept.day === undefined || isDay(kept.day)).toBe(true);
      expect([undefined, 'am', 'pm']).toContain(kept.slot);
      expect([undefined, 'am', 'pm']).toContain(kept.clearedSlot);
    }
    for (const text of cutOff(JSON.stringify(whole))) expect(parseDraft(form, text)).toBeUndefined();
  },
);

it('draft: when anything else was stored with it, then that is left out', () => {
  expect(parseDraft(quote, stored({ taken: { '2026-11-24': ['am'] } }))).toEqual({ values: {} });
});

it('draft: when two forms store theirs, then under different names', () => {
  expect(new Set(bookingForms.map(draftKey)).size).toBe(bookingForms.length);
});

describe('draft: a stored one', () => {
  const typed: Draft = { values: exampleValues, cleared: { phone: '1' } };
  const waited = (now: string, taken: Taken = new Map()) =>
    stillBookable({ day: '2026-11-24', slot: 'am', ...typed }, new Date(now), taken, exampleTimes);

  it.each([
    ['keeps its day and slot', '2026-11-24T07:59:00Z', { day: '2026-11-24', slot: 'am' }],
    ['loses a slot that has begun', '2026-11-24T08:01:00Z', { day: '2026-11-24' }],
    ['loses a day with nothing left', '2026-11-24T17:01:00Z', {}],
    ['loses a past day', '2026-11-25T07:00:00Z', {}],
  ])('when it %s, then the rest of it is kept', (_, now, rest) => {
    expect(waited(now)).toEqual({ ...rest, ...typed });
  });

  it('when another dialog has booked its slot, then it loses the slot, and the day once nothing is left', () => {
    expect(waited('2026-11-23T09:00:00Z', new Map([['2026-11-24', ['am']]]))).toEqual({ day: '2026-11-24', ...typed });
    expect(waited('2026-11-23T09:00:00Z', new Map([['2026-11-24', ['am', 'pm']]]))).toEqual(typed);
  });

  it('when it has no day, then it stays as it is', () => {
    expect(stillBookable(typed, new Date('2026-11-23T09:00:00Z'), new Map(), exampleTimes)).toEqual(typed);
  });
});
