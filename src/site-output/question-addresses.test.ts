import type { Faq } from '../../content/pages/faq';
import type { Fact } from '../../tools/shared/fact';
import { questionAddresses, withQuestions } from './question-addresses';

const facts = new Map<string, Fact>([['prices.visit', { name: 'prices.visit', text: '£50' }]]);
const addresses = (counts: readonly number[]) =>
  questionAddresses(
    {
      groups: counts.map((count, group) => ({
        heading: `Group ${group}`,
        items: Array.from({ length: count }, (_, index) => ({ question: `Is ${group} ${index} {prices.visit}?` })),
      })),
    } as unknown as Faq,
    facts,
  );
const link = (address: string) => `<p><a class="x" href="${address}">y</a></p>`;

test('FAQ: when it is short, then no link changes', () => {
  expect(withQuestions(link('/faq#group-1'), addresses([10, 10]))).toBe(link('/faq#group-1'));
  expect(withQuestions(link('/faq#nothing'), addresses([10, 10]))).toBe(link('/faq#nothing'));
});

test('FAQ: when it is long, then links lead to the page on which the question or the group is', () => {
  const long = addresses([30, 10]);
  expect(withQuestions(link('/faq#is-1-5-50'), long)).toBe(link('/faq#is-1-5-50'));
  expect(withQuestions(link('/faq#is-1-6-50'), long)).toBe(link('/faq/2#is-1-6-50'));
  expect(withQuestions(link('/faq#group-1'), long)).toBe(link('/faq#group-1'));
});

test('FAQ: when it has become shorter, then a kept page leads to where the question is now', () => {
  expect(withQuestions(link('/faq/2#is-1-6-50'), addresses([20, 10]))).toBe(link('/faq#is-1-6-50'));
});
