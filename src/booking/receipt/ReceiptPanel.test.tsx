/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { exampleReceiptWords } from '../../mail/test-support/examples';
import type { Receipt } from './receipt';
import { ReceiptPanel } from './ReceiptPanel';
import { receipts, unfolded } from './receipt-store';

const message = (name: string, link: string) => ({
  ...{ name, link, delayMs: 0 as const, window: 'same' as const },
  ...{ text: 'Hello', gmail: 'https://gmail.example', outlook: 'https://outlook.example' },
});
const receipt: Receipt = {
  ...{ lead: 'Press send.', notAgreed: 'Not agreed.', line: 'office', calendar: 'data:text/calendar,1' },
  booked: [{ label: 'Date', value: 'Tuesday' }],
  nextSteps: ['We call.'],
  messages: [
    message('Open email to a@example.com', 'mailto:a@example.com'),
    message('Open email to b@example.com', 'mailto:b@example.com'),
  ],
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { phones: { office: { number: '01632 960123' } } },
    wording: { buttons: { call: 'Call' } },
  });
  unfolded.set(undefined);
  receipts.set([receipt]);
  render(<ReceiptPanel words={exampleReceiptWords} />);
});

const panel = () => within(screen.getByRole('region', { name: 'Your booking' }));

it('receipt: when the booking was made on another page, then one line says what is left, and a press shows the rest', async () => {
  expect(panel().getByText(exampleReceiptWords.left)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(panel().queryByRole('link')).toBeNull();
  const details = panel().getByRole('button', { name: exampleReceiptWords.details, expanded: false });
  await userEvent.click(details);
  expect(panel().getByRole('link', { name: 'Open email to a@example.com' })).toBeVisible();
  expect(details).toHaveAttribute('aria-expanded', 'true');
});

it('receipt: when the booking was made on this page, then all its mails are shown, and only the first link looks primary', () => {
  act(() => {
    unfolded.set(receipt.calendar);
  });
  const links = panel().getAllByRole('link', { name: /^Open email/ });
  expect(links.map((link) => link.dataset.look)).toEqual(['primary', undefined]);
});
