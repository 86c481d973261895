import { telLink } from '../content/words';
import styled from 'styled-components';
import { below, from, low, token } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { BookButton, CallButton } from './Call';
import { usePageContact } from './page-contact';
import { useSite } from './use-site';

const Bar = styled.aside<{ $floats: boolean }>`
  position: fixed;
  z-index: 5;
  background: ${token('enamel')};
  body:has(dialog[open]) & {
    visibility: hidden;
  }
  ${below.tablet} {
    inset: auto 0 0;
    border-top: 1px solid ${token('line-200')};
    box-shadow: 0 -8px 24px #0e22291a;
    padding: 0.4375rem 0.75rem calc(0.4375rem + env(safe-area-inset-bottom));
    display: flex;
    gap: 0.625rem;
    > a,
    > span {
      flex: 1 1 7rem;
    }
    > a,
    > span > * {
      min-height: 3.25rem;
      padding: 0.25rem 0.5rem;
    }
    > span {
      display: grid;
    }
    > .wide-only {
      display: none;
    }
    a > span + span {
      display: grid;
      line-height: 1.25;
    }
    a small {
      font-weight: 600;
      font-size: 0.9375rem;
      white-space: nowrap;
    }
  }
  /* On its side a phone has no height to spare, and width for a row. */
  ${low} {
    && > a,
    && > span > * {
      min-height: 2.75rem;
    }
    a > span + span {
      display: inline;
    }
  }
  ${from.tablet} {
    ${({ $floats }) =>
      $floats
        ? `display:flex;gap:.625rem;inset:auto max(1.5rem,env(safe-area-inset-right)) 1.5rem auto;padding:.625rem;border:1px solid ${token('line-200')};
           border-radius:${token('r-l')};box-shadow:${token('shadow-2')};
           animation:float-in linear both;animation-timeline:scroll();animation-range:300px 420px;
           footer:has(+ &){padding-bottom:7.5rem;}`
        : 'display:none;'}
    > .phone-only {
      display: none;
    }
  }
  /* Never half transparent: somebody may stop scrolling there, and must be able to read it. */
  @keyframes float-in {
    from {
      visibility: hidden;
      translate: 0 16px;
    }
  }
`;

interface Props {
  /**
   * What floats over the page on large screens (spec 2): nothing; call and the page's dialog; call and a Free Quote
   * that phones too, on every screen; or two lines to call.
   */
  floating: 'none' | 'quote' | 'dial' | 'call';
}

/** The bar under a phone's thumb, and the floating pair on the pages that have one. */
export function FloatingButtons({ floating }: Props) {
  const { company, words } = useSite();
  const { line, booking } = usePageContact();
  const { number } = company.phones[line];
  return (
    <Bar className="no-print" $floats={floating !== 'none'} aria-label={words.frame.contact}>
      <ButtonLink href={telLink(number)}>
        <Icon name="phone" />
        <span>
          {words.buttons.callNow} <small>{number}</small>
        </span>
      </ButtonLink>
      <span className={floating === 'call' ? 'phone-only' : undefined}>
        <BookButton label={booking?.label ?? words.buttons.quote} dials={floating === 'dial'} $look="secondary" />
      </span>
      {floating === 'call' && (
        <span className="wide-only">
          <CallButton line="emergency" $look="secondary" />
        </span>
      )}
    </Bar>
  );
}
