import fc from 'fast-check';
import { everyWay } from '../wizard/every-way';
import { installation, type Installation } from './installation';
import { estimateDefinition } from './questions';
import { openShared, shareLink } from './share';

const page = '/services/boiler-installation-replacement';
const all = everyWay(estimateDefinition, 'X').flatMap((answers) => installation(answers) ?? []);
const chosen: Installation = {
  fuel: 'mains',
  boilerType: 'combi',
  propertySize: 'small',
  flue: 'wall',
  distance: 'adjacent',
  window: 'moreThan30cm',
};
const refused = { kind: 'refused' };
const fragmentOf = (link: string) => link.slice(page.length);
const fragment = fragmentOf(shareLink(page, chosen, 2000));

it('reopens every estimate with the price it had', () => {
  expect(all).toHaveLength(144);
  for (const [index, one] of all.entries())
    expect(openShared(fragmentOf(shareLink(page, one, 2000 + index)))).toEqual({
      kind: 'opened',
      installation: one,
      poundsThen: 2000 + index,
    });
});

it('is short and stays the same, so that links sent today open tomorrow', () => {
  expect(shareLink(page, chosen, 2000)).toMatchInlineSnapshot(
    `"/services/boiler-installation-replacement#estimate=1-mcswam-2000-1l4rd74"`,
  );
});

it('says nothing about the visitor', () => {
  const answers = { ...chosen, postcode: 'GU12 9ZZ', email: 'priya@example.com' };
  const known = installation(answers);
  expect(known && shareLink(page, known, 2000)).toBe(shareLink(page, chosen, 2000));
});

it('gives each option of a question a letter of its own', () => {
  for (const question of estimateDefinition.questions)
    if (question.kind === 'choice') {
      const letters = question.options.map((option) => option.charAt(0));
      expect(new Set(letters).size).toBe(letters.length);
    }
});

it('refuses a link with any one character changed or lost', () => {
  for (let at = '#estimate='.length; at < fragment.length; at++) {
    expect(openShared(fragment.slice(0, at) + fragment.slice(at + 1))).toEqual(refused);
    for (const other of 'abcdefghijklmnopqrstuvwxyz0123456789-')
      if (other !== fragment[at])
        expect(openShared(fragment.slice(0, at) + other + fragment.slice(at + 1))).toEqual(refused);
  }
});

it.each([
  ['nothing', ''],
  ['a version alone', '1'],
  ['no seal', '1-mcswam-2000'],
  ['a wrong seal', '1-mcswam-2000-0000000'],
  ['a broken escape', '%E0%A4%A'],
  ['another version, rightly sealed', '2-mcswam-2000-0zcav65'],
  ['an answer missing, rightly sealed', '1-mcswa-2000-12ulce1'],
  ['an answer of the other branch, rightly sealed', '1-mcsrfw-2000-0er4idu'],
  ['an unknown answer, rightly sealed', '1-mcswxm-2000-02dc69v'],
])('refuses %s', (_, code) => {
  expect(openShared(`#estimate=${code}`)).toEqual(refused);
});

it('takes another fragment for no link', () => {
  for (const other of ['', '#', '#contact', '#estimate', '#answers?fuel=mains'])
    expect(openShared(other)).toBeUndefined();
});

it('never throws, whatever follows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (code) => {
      expect(openShared(`#estimate=${code}`)).toEqual(refused);
    }),
  );
});
