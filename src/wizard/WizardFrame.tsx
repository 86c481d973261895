import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Mark, mark } from '../inline/marks';
import type { Html } from '../safe-html';
import { from, token } from '../theme/tokens';
import { Callout } from '../ui/Callout';
import { VisuallyHidden } from '../ui/layout';
import { Prose } from '../ui/Prose';
import { Stuck } from '../ui/Stuck';

const Frame = styled.section<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '60rem')};
  padding-block: 0.5rem clamp(2.5rem, 5vw, 5rem);
  scroll-margin-top: 1rem;
  ${from.tablet} {
    padding-block-start: 1rem;
  }
  @media print {
    padding: 0;
  }
`;

/** Hidden where there is no JavaScript: buttons that would do nothing. */
const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Shown only where there is no JavaScript. */
const Unscripted = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

const Alarm = styled.div`
  font-weight: 600;
  color: ${token('alarm-700')};
`;

interface Props {
  /** What a screen reader calls this part of the page. */
  label: string;
  /** The name its answers have in the tab's storage; the page's first script looks there to resume it. */
  name: string;
  /** The price in a sentence, once there is one; it is spoken as it changes. */
  price: string | undefined;
  /** HTML: what stands here without JavaScript. */
  withoutScript: Html;
  /** What is said where the page's scripts do not arrive, and the words of the button that tries again. */
  stuck: { readonly notLoaded: string; readonly retry: string };
  children: ReactNode;
}

/** Where a questionnaire and then its result stand on a page. */
export const WizardFrame = ({ label, name, price, withoutScript, stuck, children }: Props) => (
  <Frame aria-label={label} {...mark(Mark.resume, name)} $wide={price !== undefined}>
    <Scripted>
      <VisuallyHidden aria-live="polite">{price}</VisuallyHidden>
      <Alarm aria-live="polite">
        <Stuck {...stuck} />
      </Alarm>
      {children}
    </Scripted>
    <Unscripted>
      <Callout tone="note">
        <Prose html={withoutScript} />
      </Callout>
    </Unscripted>
  </Frame>
);
