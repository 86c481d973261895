/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StepDrawing, Thumbnail } from './StepDrawing';

/** Returns the parts of a drawing that a screen reader reads beside its description. Firefox reads text in an image. */
const readToo = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll('text, use')].filter((part) => !part.closest('[aria-hidden="true"]'));

test('step drawing: when a screen reader comes to it, then it hears the description, and neither labels nor digits', () => {
  const parts = [{ part: 'meter' as const, at: [100, 100] as const }];
  render(<StepDrawing alt="Read the meter twice" parts={parts} labels={[{ text: 'an hour', at: [50, 50] }]} />);
  const drawing = screen.getByRole('img', { name: 'Read the meter twice' });
  expect(screen.getByText('an hour').closest('svg')).toBe(drawing.closest('svg'));
  expect(readToo(drawing.closest<HTMLElement>('svg') ?? drawing)).toEqual([]);
});

test('thumbnail: when the drawing has a label with a line, then neither is drawn, because a line without its word leads nowhere', () => {
  const drawing = {
    parts: [{ part: 'meter', at: [100, 100] }],
    labels: [{ text: 'hour', at: [50, 50], to: [90, 90] }],
  };
  const { container } = render(<Thumbnail drawing={drawing} />);
  expect(container.querySelectorAll('use')).toHaveLength(1);
  expect(container.querySelectorAll('path, text')).toHaveLength(0);
});
