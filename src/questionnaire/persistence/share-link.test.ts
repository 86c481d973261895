import fc from 'fast-check';
import { quote } from '../../calculator/price';
import { sharedQuote } from '../../calculator/questions';
import { installation } from '../../estimate/installation';
import { sharedEstimate } from '../../estimate/questions';
import type { Answers } from '../engine/definition';
import { everyWay } from '../test-support/every-way';
import { openShared, type Shareable, sharedState, shareFragment } from './share-link';

const refused = { kind: 'refused' };
const estimate = {
  fuel: 'mains',
  boilerType: 'combi',
  propertySize: 'small',
  flue: 'wall',
  distance: 'adjacent',
  window: 'moreThan30cm',
};
const fragment = shareFragment(sharedEstimate, estimate, 2000) ?? '';

describe.each<[string, Shareable, number, (answers: Answers) => object | undefined]>([
  ['estimate', sharedEstimate, 144, installation],
  ['quote', sharedQuote, 3 * 3 * 2 * 3 * (3 * 2 + 2), quote],
])('share link: %s', (_, shareable, count, priced) => {
  const { definition } = shareable;
  const texts = definition.questions.filter(({ kind }) => kind === 'text').map(({ id }) => id);
  const all = everyWay(definition, 'X').flatMap((answers) => {
    const options = Object.fromEntries(Object.entries(answers).filter(([id]) => !texts.includes(id)));
    return priced(options) ? [options] : [];
  });

  it('when a result needs no text, then its link opens it again with the price it had', () => {
    expect(all).toHaveLength(count);
    for (const [index, answers] of all.entries())
      expect(openShared(shareable, shareFragment(shareable, answers, 2000 + index) ?? '')).toEqual({
        kind: 'opened',
        answers,
        poundsThen: 2000 + index,
      });
  });

  it('when a question has several options, then each has a first letter of its own, because the link holds only these', () => {
    for (const question of definition.questions)
      if (question.kind === 'choice') {
        const letters = question.options.map((option) => option.charAt(0));
        expect(new Set(letters).size).toBe(letters.length);
      }
  });

  it('when anything follows its name, then it is refused and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(openShared(shareable, `#${shareable.name}=${code}`)).toEqual(refused);
      }),
    );
  });
});

it('share link: when the same answers are shared later, then the link is the same, so that links sent today open tomorrow', () => {
  expect(fragment).toMatchInlineSnapshot(`"#estimate=1-mcswam-2000-1l4rd74"`);
  const answers = {
    type: 'combi',
    size: 'small',
    location: 'roof',
    fuel: 'lpg',
    samePlace: 'unsure',
    roofType: 'flat',
  };
  expect(shareFragment(sharedQuote, answers, 2000)).toMatchInlineSnapshot(`"#quote=1-csrluf-2000-1acedyd"`);
});

it('share link: when the visitor has typed anything, then it says nothing of that', () => {
  const answers = { ...estimate, postcode: 'GU12 9ZZ', email: 'priya@example.com' };
  expect(shareFragment(sharedEstimate, answers, 2000)).toBe(fragment);
});

it('share link: when a result needs a text, then it has no link', () => {
  const answers = {
    type: 'combi',
    size: 'small',
    location: 'other',
    fuel: 'mains',
    samePlace: 'yes',
    whereIsTheFlue: 'By the stairs',
  };
  expect(shareFragment(sharedQuote, answers, 2000)).toBeUndefined();
});

it('share link: when any one character is changed or lost, then it is refused', () => {
  for (let at = '#estimate='.length; at < fragment.length; at++) {
    expect(openShared(sharedEstimate, fragment.slice(0, at) + fragment.slice(at + 1))).toEqual(refused);
    for (const other of 'abcdefghijklmnopqrstuvwxyz0123456789-')
      if (other !== fragment[at])
        expect(openShared(sharedEstimate, fragment.slice(0, at) + other + fragment.slice(at + 1))).toEqual(refused);
  }
});

it.each([
  ['nothing', '#estimate='],
  ['a version alone', '#estimate=1'],
  ['no seal', '#estimate=1-mcswam-2000'],
  ['a wrong seal', '#estimate=1-mcswam-2000-0000000'],
  ['a broken escape', '#estimate=%E0%A4%A'],
  ['half of an escaped =', '#estimate%'],
  ['another version, rightly sealed', '#estimate=2-mcswam-2000-0zcav65'],
  ['an answer missing, rightly sealed', '#estimate=1-mcswa-2000-12ulce1'],
  ['an answer of the other branch, rightly sealed', '#estimate=1-mcsrfw-2000-0er4idu'],
  ['an unknown answer, rightly sealed', '#estimate=1-mcswxm-2000-02dc69v'],
  ['a seal after an escape', fragment.replace('=', '%')],
])('share link: when it has %s, then it is refused', (_, altered) => {
  expect(openShared(sharedEstimate, altered)).toEqual(refused);
  expect(sharedState(sharedEstimate, altered)).toEqual({ kind: 'asking', answers: {}, current: 'fuel' });
});

it('share link: when a fragment is not a shared one, then it is ignored', () => {
  for (const other of ['', '#', '#contact', '#estimate', '#estimates', '#answers?fuel=mains', '#quote=1'])
    expect(sharedState(sharedEstimate, other)).toBeUndefined();
});
