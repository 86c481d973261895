import { expect, test } from './test';
import type { Target } from './visitor';

const search: Target = { role: 'search', name: 'Search this website' };
const field: Target = { role: 'searchbox', name: 'Search this website' };
const link = (name: string): Target => ({ role: 'link', name, inside: search });

test('search: when a danger, a fault and a postcode are typed, then each has its answer, and Back keeps what was typed', async ({
  visitor,
}) => {
  await visitor.resize(360, 740);
  await visitor.open('/faq');
  const fetched = () =>
    visitor.driver.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search-')).length,
    );
  expect(await fetched()).toBe(0);
  await visitor.fill(field, 'smel of gas');
  await visitor.see(link('Call 0800 111 999'));
  await visitor.open('/guides');
  await visitor.fill(field, 'GU12');
  await visitor.see(link('Where we work'));
  await visitor.open('/faq');
  await visitor.fill(field, 'driping tap');
  await visitor.press(link('How to fix a dripping tap'));
  await visitor.arrives('/guides/how-to-fix-dripping-tap');
  await visitor.back();
  await visitor.arrives('/faq');
  await visitor.see(field, ({ value }) => value === 'driping tap');
  await visitor.see(link('How to fix a dripping tap'));
  expect(await visitor.diagnostics()).toEqual([]);
});

test('FAQ: when a link leads to an answer that is folded away, then it is unfolded', async ({ visitor }) => {
  await visitor.open('/search');
  await visitor.press({ role: 'link', name: 'What does it cost to cancel?' });
  await visitor.arrives('/faq');
  await visitor.until('the answer to be shown', () =>
    visitor.driver.evaluate(
      () => document.getElementById('what-does-it-cost-to-cancel')?.closest('details')?.open === true,
    ),
  );
});
