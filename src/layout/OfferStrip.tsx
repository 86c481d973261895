import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { endOf, longDay } from '../domain/london-day';
import { PageMark } from '../inline/marks';
import { token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';
import { useSite } from '../site-data/use-site';

export const offerFragment = graphql`
  fragment OfferParts on Offer {
    label
    text
    price {
      text
      low
    }
    condition
    endsOn
    drawing
  }
`;

type Offer = Queries.OfferPartsFragment;

/**
 * Returns the attributes of an element that is hidden once an offer has ended. On a page built before that, the inline
 * script reads the end and hides the element.
 */
export function whileRunning({ endsOn }: Pick<Offer, 'endsOn'>) {
  const end = endsOn ? endOf(endsOn) : undefined;
  return { [PageMark.end]: end, hidden: end !== undefined && end <= Date.now() };
}

/** Shows 'including VAT', the condition and the last day, if there are any. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { vatShort, until } = useSite().words.prices;
  return (
    <>
      {vatShort}
      {offer.condition && `, ${offer.condition}`}
      {offer.endsOn && `, ${until} ${longDay(offer.endsOn)}`}
    </>
  );
}

/** Shows 'Limited Offer: Boiler Service £50' and its terms. */
export const OfferWords = ({ offer }: { offer: Offer }) => (
  <span>
    {offer.label}:{' '}
    <b>
      {`${offer.text} `}
      <span translate="no">{offer.price.text}</span>
    </b>{' '}
    <OfferTerms offer={offer} />
  </span>
);

const Strip = styled.aside`
  background: ${token('ink-900')};
  color: #fff;
  font-size: 0.9375rem;
  > div {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1rem;
    min-height: 2.75rem;
  }
  button {
    border: 0;
    background: none;
    padding: 0;
    min-height: 2.75rem;
    font-weight: 700;
    color: ${token('copper-300')};
    text-decoration: underline;
    text-underline-offset: 0.18em;
    white-space: nowrap;
    cursor: pointer;
    /* Inside the strip: outside it the ring would be white on white. */
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  @media (max-width: 30rem) {
    font-size: 0.875rem;
    line-height: 1.3;
    text-wrap: pretty;
    > div {
      justify-content: space-between;
      padding-block: 0.25rem;
    }
  }
`;

/** Shows the offer above the header while it runs. */
export const OfferStrip = ({ offer, children }: { offer: Offer; children: ReactNode }) => (
  <Strip className="on-dark no-print" aria-label={useSite().words.frame.offer} {...whileRunning(offer)}>
    <Wrap>
      <OfferWords offer={offer} />
      {children}
    </Wrap>
  </Strip>
);
