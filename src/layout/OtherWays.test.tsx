/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { offeredWords } from '../booking/test-support/examples';
import { PageContactContext } from '../site-data/page-contact';
import { RelayLine, TextLink } from './OtherWays';

const company = {
  phones: {
    office: { number: '01632 960123' },
    emergency: { number: '01632 960911' },
    mobile: { number: '07700 900123' },
  },
};
const show = (offered: readonly string[]) => {
  const words = offeredWords((name) => offered.includes(name));
  jest.mocked(useStaticQuery).mockReturnValue({ company, wording: { buttons: {} }, reach: { words } });
  return render(
    <PageContactContext value={{ line: 'emergency' }}>
      <TextLink />
      <RelayLine />
    </PageContactContext>,
  ).container;
};

it('other ways: when the owner offers none, then nothing of them is shown', () => {
  expect(show(['reachBy', 'priority'])).toBeEmptyDOMElement();
});

it('other ways: when texts are offered, then a link begins one to the mobile phone', () => {
  show(['textLink']);
  expect(screen.getByRole('link', { name: 'Text 07700 900123' })).toHaveAttribute('href', 'sms:+447700900123');
  expect(screen.queryByText(/Relay/)).toBeNull();
});

it('other ways: when Relay UK is offered, then its prefix stands before the number of the page', () => {
  show(['relay']);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:1800101632960911');
  expect(screen.getByRole('link').closest('p')).toHaveTextContent(/Relay UK: 18001 01632 960911\.$/);
});
