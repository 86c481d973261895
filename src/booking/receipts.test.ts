import type { Receipt } from './receipt';
import { createReceipts } from './receipts';

const receipt = (lead: string): Receipt => ({ lead, booked: [], nextSteps: [], messages: [], calendar: '' });

it('keeps every receipt, the newest first, until they are dismissed', () => {
  const kept = createReceipts();
  const listener = jest.fn();
  kept.subscribe(listener);
  kept.add('home-quote', receipt('first'));
  kept.add('home-service', receipt('second'));
  expect(kept.getSnapshot()).toEqual({ shownBy: 'home-service', list: [receipt('second'), receipt('first')] });
  kept.dismiss();
  expect(kept.getSnapshot()).toEqual({ list: [] });
  expect(listener).toHaveBeenCalledTimes(3);
});
