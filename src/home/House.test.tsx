/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Html } from '../../tools/shared/safe-html';
import { houseThings } from '../../content/lists/house';
import { House } from './House';

const house = {
  heading: 'What has happened?',
  drawing: 'A house cut open',
  things: houseThings.map((thing) => ({
    thing,
    name: `The ${thing}`,
    text: thing === 'meter' ? null : (`<a href="/x">${thing}</a>` as Html),
  })),
};

it('house: when it is read aloud, then it is a heading, a picture and a list of what can be pressed', () => {
  render(<House house={house} gas={<p>Call from outside.</p>} />);
  const region = screen.getByRole('region', { name: 'What has happened?' });
  const picture = within(region).getByRole('img', { name: 'A house cut open' });
  expect([...picture.querySelectorAll('use')].every((part) => part.closest('[aria-hidden]'))).toBe(true);
  expect(within(region).getAllByRole('listitem')).toHaveLength(houseThings.length);
});

it('house: when a thing is not in the data, then nothing can be pressed there', () => {
  render(<House house={{ ...house, things: house.things.slice(1) }} gas={<p>Call from outside.</p>} />);
  expect(document.querySelectorAll('[data-thing]')).toHaveLength(houseThings.length - 1);
  expect(document.querySelector('[data-thing=bath]')).toBeNull();
});

it('house: when the meter has no text of its own, then it answers in the words about gas that it is given', () => {
  render(<House house={house} gas={<p>Call from outside.</p>} />);
  expect(document.querySelector('[data-thing=meter] div')?.textContent).toBe('Call from outside.');
});
