import { telLink } from '../../tools/shared/text';
import styled from 'styled-components';
import { below, from, low, token } from '../theme/tokens';
import { type ButtonLook, ButtonLink } from '../ui/controls/Button';
import { Icon } from '../ui/pictures/Icon';
import type { CompanyLine } from '../domain/company-lines';
import { BookButton } from './contact-buttons';
import { usePageContact } from '../site-data/page-contact';
import { useSite } from '../site-data/use-site';

const Bar = styled.aside<{ $floats: boolean }>`
  position: fixed;
  z-index: 5;
  background: ${token('enamel')};
  body:has(dialog[open]) & {
    visibility: hidden;
  }
  /* Until the page has arrived: one that takes a second round trip may be painted with half of the bar. */
  body:not(:has(> script)) & {
    visibility: hidden;
  }
  ${below.tablet} {
    /* Not 'inset': phones without it would have no number on the first screen. */
    left: 0;
    right: 0;
    bottom: 0;
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
      font-size: 1rem;
      white-space: nowrap;
    }
    a small {
      font-weight: 600;
      font-size: 0.9375rem;
    }
  }
  /* Two numbers leave a phone no room for their icons. */
  ${below.small} {
    &.two-lines a > span:first-child {
      display: none;
    }
  }
  /* A phone in landscape has little height, and enough width for a row. */
  ${low} {
    && > a,
    && > span > * {
      min-height: 2.75rem;
    }
    a > span + span {
      display: inline;
    }
  }
  /* Room for one button only: the call. The other one is also on the page and in the menu. */
  ${below.largeText} {
    > span {
      display: none;
    }
    && > a {
      min-height: 0;
    }
    a > span:first-child {
      display: none;
    }
    a > span + span {
      display: grid;
      white-space: normal;
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
  /* Never semi-transparent: somebody may stop scrolling at any point, and must be able to read it. */
  @keyframes float-in {
    from {
      visibility: hidden;
      translate: 0 16px;
    }
  }
`;

interface Props {
  /**
   * The floating buttons on large screens. 'none'; 'quote': Call and the page's dialog; 'dial': Call and a Free Quote
   * that also phones, on every screen; 'call': two phone lines.
   */
  floating: 'none' | 'quote' | 'dial' | 'call';
}

/** A link that calls a line. It says which line that is, because only one of them is answered at night. */
function CallLine({ line, ...look }: { line: CompanyLine } & ButtonLook) {
  const { company, words } = useSite();
  const { callNow, callOffice, callEmergency } = words.buttons;
  const { number } = company.phones[line];
  return (
    <ButtonLink href={telLink(number)} {...look}>
      <Icon name="phone" />
      <span>
        {`${{ office: callOffice, emergency: callEmergency, mobile: callNow }[line]} `}
        <small translate="no">{number}</small>
      </span>
    </ButtonLink>
  );
}

/**
 * Shows the contact bar at the bottom of a phone's screen, and floating buttons on the pages that have them. On a page
 * without a dialog the bar has both lines: a Free Quote that calls would only repeat one of them.
 */
export function FloatingButtons({ floating }: Props) {
  const { words } = useSite();
  const { line, booking } = usePageContact();
  const other = <CallLine line={line === 'emergency' ? 'office' : 'emergency'} $look="secondary" />;
  return (
    <Bar
      className={booking ? 'no-print' : 'no-print two-lines'}
      $floats={floating !== 'none'}
      aria-label={words.frame.contact}
    >
      <CallLine line={line} />
      <span className={floating === 'call' ? 'phone-only' : undefined}>
        {booking ? <BookButton label={booking.label} dials={floating === 'dial'} $look="secondary" /> : other}
      </span>
      {floating === 'call' && <span className="wide-only">{other}</span>}
    </Bar>
  );
}
