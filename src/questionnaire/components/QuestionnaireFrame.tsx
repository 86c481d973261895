import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Mark, mark } from '../../../tools/islands';
import type { Html } from '../../../tools/shared/safe-html';
import { from, token } from '../../theme/tokens';
import { Callout } from '../../ui/Callout';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Prose } from '../../ui/Prose';
import { LoadFailure } from '../../ui/controls/LoadFailure';

const Frame = styled.section<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '60rem')};
  padding-block: 0.5rem clamp(2.5rem, 5vw, 5rem);
  /* Against the padding of the page: on a phone the questions need all of the screen. */
  scroll-margin-top: -1.5rem;
  ${from.tablet} {
    scroll-margin-top: 1rem;
    padding-block-start: 1rem;
  }
  /* Without its scripts no answer leads on. */
  [${Mark.state}='stuck'] & > .scripted,
  > .unscripted {
    display: none;
  }
  [${Mark.state}='stuck'] & > .unscripted {
    display: block;
  }
  @media print {
    padding: 0;
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
  /** A sentence with the price or the ending, once there is one. It is announced when it changes. */
  result: string | undefined;
  /** The HTML to show without JavaScript, and when the scripts cannot be loaded. */
  withoutScript: Html;
  /** The message if the scripts cannot be loaded, and the label of the button that tries again. */
  stuck: { readonly notLoaded: string; readonly retry: string };
  /** Whether the questions have something beside them. */
  wide?: boolean;
  children: ReactNode;
}

/** Shows the region of the page for a questionnaire and then its result. */
export const QuestionnaireFrame = ({ label, name, result, withoutScript, stuck, wide = false, children }: Props) => (
  <Frame aria-label={label} {...mark(Mark.resume, name)} $wide={wide || result !== undefined}>
    <VisuallyHidden aria-live="polite">{result}</VisuallyHidden>
    <Alarm aria-live="polite">
      <LoadFailure {...stuck} />
    </Alarm>
    <div className="scripted">{children}</div>
    <div className="unscripted">
      <Callout tone="note">
        <Prose html={withoutScript} />
      </Callout>
    </div>
  </Frame>
);
