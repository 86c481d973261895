/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageWidget } from './PageWidget';

const choices = {
  pages: ['/', '/faq', '/a', '/b'],
  pageTitles: { '/': 'Home', '/faq': 'Questions', '/a': 'Twin', '/b': 'Twin' },
};
function Shown({ first }: { first: string }) {
  const [value, set] = useState(first);
  return (
    <>
      <PageWidget aria-label="Page" value={value} choices={choices} onChange={set} />
      <output>{value}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' });
const address = () => screen.getByRole('status').textContent;
const type = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

it('page: when a page is chosen, then its title stands in the box, and its address small below', () => {
  render(<Shown first="/faq" />);
  expect(box().value).toBe('Questions');
  expect(screen.getAllByText('/faq')[1]).toBeTruthy();
});

it('page: when a title is typed, then the address of its page is kept', async () => {
  render(<Shown first="/faq" />);
  await type('Home');
  expect([address(), box().value]).toEqual(['/', 'Home']);
});

it('page: when an address is typed, then no title comes between its letters', async () => {
  render(<Shown first="" />);
  await type('/faq#one');
  expect([address(), box().value]).toEqual(['/faq#one', '/faq#one']);
});

it('page: when two pages have one title, then the address says which', async () => {
  render(<Shown first="/b" />);
  expect(box().value).toBe('/b');
  expect(screen.getByText('Twin, /b')).toBeTruthy();
  await type('Twin');
  expect(address()).toBe('Twin');
});
