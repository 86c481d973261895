import { exampleTexts } from '../mail/examples';
import type { Receipt } from './receipt';
import { createReceipts } from './receipts';

const words = exampleTexts.receipt;
const receipt = (lead: string): Receipt => ({ lead, booked: [], nextSteps: [], messages: [], calendar: '' });

it('keeps every receipt, the newest first, until they are dismissed', () => {
  const kept = createReceipts();
  kept.enter('home-quote');
  kept.enter('home-service');
  kept.add('home-quote', receipt('first'), words);
  kept.add('home-service', receipt('second'), words);
  const list = [receipt('second'), receipt('first')];
  expect(kept.getSnapshot()).toEqual({ shownBy: 'home-service', words, list });
  kept.leave('home-quote');
  expect(kept.getSnapshot()).toEqual({ shownBy: 'home-service', words, list });
  kept.leave('home-service');
  expect(kept.getSnapshot()).toEqual({ words, list });
  kept.dismiss();
  expect(kept.getSnapshot()).toEqual({ list: [] });
});

it('leaves one whose page was left meanwhile to every page', () => {
  const kept = createReceipts();
  kept.enter('home-quote');
  kept.leave('home-quote');
  kept.add('home-quote', receipt('late'), words);
  expect(kept.getSnapshot()).toEqual({ words, list: [receipt('late')] });
});

it('tells its listeners of each change until they leave', () => {
  const kept = createReceipts();
  const [here, gone] = [jest.fn(), jest.fn()];
  kept.subscribe(here);
  kept.subscribe(gone)();
  kept.add('home-quote', receipt('first'), words);
  expect(here).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});
