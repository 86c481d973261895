import type { z } from 'zod';
import type { guide } from '../pages/guide';
import { findUnsafe, guideMistakes } from './safety-and-law';

type Guide = z.infer<typeof guide>;
interface Step {
  text: string;
  title?: string;
  cases?: string[];
  closes?: string[];
  opens?: string[];
}

const guideOf = (steps: Step[], urgent?: Step[]) =>
  ({
    urgent: urgent && { steps: urgent },
    steps: steps.map((step) => ({ title: 'A step', ...step })),
  }) as unknown as Guide;
const mistakesOf = (...steps: Step[]) =>
  guideMistakes(guideOf(steps)).map(([path, message]) => `${path.join('.')}: ${message.split('.')[0]}`);

const nut = 'Hold the fitting with one spanner and turn the nut with the other.';
const aNut = 'a nut to turn with a spanner, without a word about gas';
const aValve = 'a valve to turn';

it.each([
  ['a nut on a pipe', { text: nut }, [`steps.0.text: ${aNut}`]],
  ['that nut in a case', { text: 'Find it.', cases: [nut] }, [`steps.0.text: ${aNut}`]],
  ['a nut that is never on a gas pipe', { text: `${nut} Never touch a nut on a gas pipe.` }, []],
  ['a nut of a waste pipe, by hand', { text: 'Tighten the nuts of the pipe. Use no spanner.' }, []],
  ['the nut of a tap', { text: 'Turn the large nut with the spanner.' }, []],
  ['a stop tap to close', { text: 'Close the stop tap.' }, [`steps.0.text: ${aValve}`]],
  ['a valve in a title', { title: 'Turn off the stop tap', text: 'It is by the door.' }, [`steps.0.text: ${aValve}`]],
  ['a valve in a case', { text: 'Look.', cases: ['Close the gate valve.', 'Wait.'] }, [`steps.0.text: ${aValve}`]],
  ['a valve that is already closed', { text: 'The stop tap is closed.' }, []],
])('guide: when a step has %s, then reports what is unsafe in it, or nothing (row %#)', (_, step, messages) => {
  expect(mistakesOf(step)).toEqual(messages);
});

it.each([
  ['closed and opened', [{ closes: ['stop tap'] }, { opens: ['stop tap'] }], []],
  ['opened and closed', [{ opens: ['filling loop'] }, { closes: ['filling loop'] }], []],
  ['closed and opened in one step', [{ closes: ['stop tap'], opens: ['stop tap'] }], []],
  [
    'closed only',
    [{}, { closes: ['TRV', 'stop tap'] }, { opens: ['TRV'] }],
    ['steps.1.closes.1: "stop tap" stays closed'],
  ],
  ['opened only', [{ opens: ['filling loop'] }], ['steps.0.opens.0: "filling loop" stays open']],
  [
    'closed again after it was opened',
    [{ closes: ['stop tap'] }, { opens: ['stop tap'] }, { closes: ['stop tap'] }],
    ['steps.2.closes.0: "stop tap" stays closed'],
  ],
])('guide: when a valve is %s, then reports what stays turned', (_, steps, messages) => {
  expect(mistakesOf(...steps.map((step) => ({ text: 'Do it.', ...step })))).toEqual(messages);
});

it('guide: when an urgent step closes a valve, then a later step must open it', () => {
  const urgent = [{ title: 'First', text: 'Do it.', closes: ['stop tap'] }];
  expect(guideMistakes(guideOf([{ text: 'Dry it.' }], urgent)).map(([path]) => path)).toEqual([
    ['urgent', 'steps', 0, 'closes', 0],
  ]);
  expect(guideMistakes(guideOf([{ text: 'Dry it.', opens: ['stop tap'] }], urgent))).toEqual([]);
});

it('text: when it says 24/7 without the callout fee, then reports it', () => {
  expect(findUnsafe('Call us, {claims.emergencyHours}.')).toEqual([expect.stringContaining('without the callout fee')]);
  expect(findUnsafe('Call us, {claims.emergencyHours}. A callout fee applies outside {figures.officeHours}.')).toEqual(
    [],
  );
  expect(findUnsafe('Call us.')).toEqual([]);
});
