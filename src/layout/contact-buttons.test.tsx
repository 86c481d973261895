/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { PageContactContext } from '../site-data/page-contact';
import { BookButton, CallButton } from './contact-buttons';

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { phones: { office: { number: '01632 960123' }, emergency: { number: '01632 960911' } } },
    wording: { buttons: { call: 'Call', quote: 'Free Quote' } },
  });
});

it('contact buttons: when the page shows the emergency line, then a quote without a dialog still phones the office', () => {
  render(
    <PageContactContext value={{ line: 'emergency' }}>
      <BookButton />
      <CallButton />
    </PageContactContext>,
  );
  expect(screen.getByRole('link', { name: 'Free Quote' })).toHaveAttribute('href', 'tel:+441632960123');
  expect(screen.getByRole('link', { name: 'Call 01632 960911' })).toHaveAttribute('href', 'tel:+441632960911');
});

it('contact buttons: when a quote button phones, then it has a picture and, with `withNumber`, the number', () => {
  render(<BookButton withNumber />);
  expect(screen.getByRole('link', { name: 'Free Quote 01632 960123' }).querySelector('svg')).not.toBeNull();
});
