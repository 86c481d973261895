import { headingsOf } from './rendered-blocks';

const blocks = [
  { kind: 'text', heading: 'Which boiler', paragraphs: [] },
  { kind: 'reviews', heading: 'What customers say' },
  { kind: 'gasSafety' },
] as const;

it.each([
  [true, ['Which boiler', 'What customers say']],
  [false, ['Which boiler']],
])("'On this page': when there are reviews: %s, then lists the headings that the page shows", (hasReviews, shown) => {
  expect(headingsOf(blocks as never, hasReviews)).toEqual(shown);
});
