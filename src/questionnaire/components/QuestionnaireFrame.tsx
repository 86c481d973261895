import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Mark, mark } from '../../inline/marks';
import type { Html } from '../../domain/safe-html';
import { from, token } from '../../theme/tokens';
import { Callout } from '../../ui/Callout';
import { VisuallyHidden } from '../../ui/page-grid';
import { Prose } from '../../ui/Prose';
import { LoadFailure } from '../../ui/controls/LoadFailure';

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

/** Hides its content without JavaScript, because the buttons would do nothing. */
const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Shows its content only without JavaScript. */
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
  /** The accessible name of this region. */
  label: string;
  /** The key of its answers in session storage. The first script of the page reads it to resume the questionnaire. */
  name: string;
  /** A sentence with the price, once there is one. It is announced when it changes. */
  price: string | undefined;
  /** The HTML to show without JavaScript. */
  withoutScript: Html;
  /** The message if the scripts cannot be loaded, and the label of the button that tries again. */
  stuck: { readonly notLoaded: string; readonly retry: string };
  children: ReactNode;
}

/** Shows the region of the page for a questionnaire and then its result. */
export const QuestionnaireFrame = ({ label, name, price, withoutScript, stuck, children }: Props) => (
  <Frame aria-label={label} {...mark(Mark.resume, name)} $wide={price !== undefined}>
    <Scripted>
      <VisuallyHidden aria-live="polite">{price}</VisuallyHidden>
      <Alarm aria-live="polite">
        <LoadFailure {...stuck} />
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
