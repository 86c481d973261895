/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { type BlockData, BlockDataProvider } from './block-data';
import { ReviewsBlock } from './proof';

const review = { stars: 5, quote: 'They came on time.', name: 'Helen R.', town: 'Guildford' };
const words = { label: 'Verified Customer', sampleLabel: 'Example review' };

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { base: 'Ash', areas: [] },
    navigation: {},
    wording: { words: { lists: { stars: '[count] out of 5 stars' } } },
    allService: { nodes: [] },
  });
});

it.each([
  [true, 1],
  [null, 0],
])('reviews: when a review has sample: %s, then it says %s times that it is an example', (sample, times) => {
  const testimonials = { ...words, items: [{ ...review, sample }] };
  render(
    <BlockDataProvider value={{ testimonials } as unknown as BlockData}>
      <ReviewsBlock kind="reviews" heading="What customers say" />
    </BlockDataProvider>,
  );
  expect(screen.getAllByText('Verified Customer')).toHaveLength(1);
  expect(screen.queryAllByText('Example review')).toHaveLength(times);
});

it.each([
  [{ source: 'Google', on: '2026-05-03', link: 'https://www.example.com/r/1' }, 'Google, May 2026', true],
  [{ source: 'Google' }, 'Google', false],
  [{ on: '2026-05-03' }, 'May 2026', false],
  [{ link: 'https://www.example.com/r/1' }, 'example.com', true],
])('reviews: when a review says where or when it appeared (%j), then the page does: %s', (published, said, isLink) => {
  const testimonials = { ...words, items: [{ ...review, ...published }] };
  render(
    <BlockDataProvider value={{ testimonials } as unknown as BlockData}>
      <ReviewsBlock kind="reviews" heading="What customers say" />
    </BlockDataProvider>,
  );
  expect(screen.getByText(said).tagName).toBe(isLink ? 'A' : 'SPAN');
});
