import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { Callout } from '../../ui/Callout';
import { Icon } from '../../ui/pictures/Icon';
import { openShared, type Shareable } from '../persistence/share-link';

/** The words of printing and sharing. The fault finder has only the first three. */
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

/** Shows Print and, with a `fragment` (`shareFragment`, `carryFragment`), the button that copies the link to the result. */
export function ShareTools({
  fragment,
  words,
}: {
  fragment: string | undefined;
  words: Pick<ShareWords, 'print' | 'copy' | 'copied'>;
}) {
  const [outcome, setOutcome] = useState<'copied' | { link: string }>();
  async function copy(end: string) {
    const link = window.location.origin + window.location.pathname + end;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Clipboard access failed. The link is shown on the page, to be copied by hand.
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
  /** The shared link that opened this screen, if any. */
  fragment: string | undefined;
  /** The price that is shown. */
  pounds: number | undefined;
  /** Formats a price, such as '£2,870'. */
  money: (pounds: number) => string;
  words: ShareWords;
}

/** Shows a notice if the link that opened this screen was altered, or if prices have changed since. */
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
          <p>{`${words.priceChanged} ${words.priceThen} ${money(shared.poundsThen)}`}</p>
        </Callout>
      )}
    </div>
  );
}
