import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { Icon } from '../ui/Icon';
import { openShared, type Shareable } from './share';

/** The words of printing and sharing, which every result has. */
interface ShareWords {
  readonly print: string;
  readonly copy: string;
  readonly copied: string;
  readonly refused: string;
  readonly priceChanged: string;
  readonly priceThen: string;
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
  p {
    flex-basis: 100%;
    min-height: 1.6em;
    font-size: 0.9375rem;
    color: ${token('ink-700')};
  }
  input {
    flex-basis: 100%;
    min-width: 0;
    padding: 0.625rem 0.875rem;
    border: 1.5px solid ${token('line-500')};
    border-radius: ${token('r-m')};
    font: inherit;
  }
`;

/** Print, and a link to the result; without a `fragment` (`shareFragment`) there is no link to copy. */
export function ShareTools({ fragment, words }: { fragment: string | undefined; words: ShareWords }) {
  const [outcome, setOutcome] = useState<'copied' | { link: string }>();
  async function copy(end: string) {
    const link = window.location.origin + window.location.pathname + end;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // No clipboard here: the link stands on the page to be copied by hand.
      setOutcome({ link });
    }
  }
  return (
    <Tools className="no-print">
      <Button
        type="button"
        $look="secondary"
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="print" />
        {words.print}
      </Button>
      {fragment && (
        <Button
          type="button"
          $look="secondary"
          onClick={() => {
            void copy(fragment);
          }}
        >
          {words.copy}
        </Button>
      )}
      <p aria-live="polite">{outcome === 'copied' && words.copied}</p>
      {typeof outcome === 'object' && (
        <input
          readOnly
          value={outcome.link}
          aria-label={words.copy}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      )}
    </Tools>
  );
}

interface NoticeProps {
  shareable: Shareable;
  /** What opened this screen, if a link did. */
  fragment: string | undefined;
  /** The price that is shown. */
  pounds: number | undefined;
  /** Writes a price: '£2,870'. */
  money: (pounds: number) => string;
  words: ShareWords;
}

/** What is said of the link that opened this screen: that it was altered, or that prices have changed since. */
export function ShareNotice({ shareable, fragment, pounds, money, words }: NoticeProps) {
  const shared = fragment ? openShared(shareable, fragment) : undefined;
  const isChanged = shared?.kind === 'opened' && shared.poundsThen !== pounds;
  return (
    <div aria-live="polite">
      {shared?.kind === 'refused' && (
        <Callout tone="care">
          <p>{words.refused}</p>
        </Callout>
      )}
      {isChanged && (
        <Callout tone="note">
          <p>
            {words.priceChanged} {words.priceThen} {money(shared.poundsThen)}
          </p>
        </Callout>
      )}
    </div>
  );
}
