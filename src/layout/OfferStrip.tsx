import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { longDay, today } from '../day';
import { token } from '../theme/tokens';
import { Wrap } from '../ui/layout';

export const offerFragment = graphql`
  fragment OfferParts on Offer {
    label
    text
    price {
      text
      low
    }
    endsOn
  }
`;

type Offer = Queries.OfferPartsFragment;

/** Whether an offer still runs on the visitor's day; on a page built earlier this is settled when React has arrived. */
export function useRunning(offer: Offer): boolean {
  const [running, setRunning] = useState(true);
  useEffect(() => {
    setRunning(!offer.endsOn || today(new Date()) <= offer.endsOn);
  }, [offer.endsOn]);
  return running;
}

/** 'Limited Offer: Boiler Service £50', and the last day where one is set. */
export const OfferWords = ({ offer }: { offer: Offer }) => (
  <span>
    {offer.label}:{' '}
    <b>
      {offer.text} {offer.price.text}
    </b>{' '}
    including VAT{offer.endsOn && `, until ${longDay(offer.endsOn)}`}
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
  }
  @media (max-width: 30rem) {
    font-size: 0.875rem;
    line-height: 1.3;
    > div {
      justify-content: space-between;
      padding-block: 0.25rem;
    }
  }
  @media print {
    display: none;
  }
`;

/** The strip over the header while the offer runs. */
export function OfferStrip({ offer, children }: { offer: Offer; children: ReactNode }) {
  return useRunning(offer) ? (
    <Strip className="on-dark" aria-label="Current offer" data-ends-on={offer.endsOn ?? undefined}>
      <Wrap>
        <OfferWords offer={offer} />
        {children}
      </Wrap>
    </Strip>
  ) : null;
}
