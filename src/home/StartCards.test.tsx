/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { StartCards } from './StartCards';

it('start cards: when a screen reader goes from heading to heading, then it finds all four ways to begin', () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { phones: { emergency: { number: '01632 960911' } } },
    navigation: {},
    wording: {},
    allService: { nodes: [] },
  });
  const card = (title: string) => ({ title, text: 'Why.', to: `/${title}` });
  const entries = {
    emergency: card('Emergency'),
    heat: card('No heat'),
    boiler: card('New boiler'),
    service: card('Book a service'),
  };
  render(<StartCards label="Start here" entries={entries as never} dialog="book" />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Emergency',
    'No heat',
    'New boiler',
    expect.stringMatching(/^Book a service/),
  ]);
  expect(screen.getByRole('button', { name: /^Book a service/ })).toHaveAttribute('commandfor', 'book');
});
