import styled, { css } from 'styled-components';
import type { Safety } from '../../content/lists/safety';
import { Mark } from '../../tools/islands';
import { fillGaps } from '../../tools/shared/text';
import { faultEndingId, faultEndingLetter, faultHeading, faultStepId } from '../domain/fault-tree';
import { token } from '../theme/tokens';
import { Prose } from '../ui/Prose';

/** Shown where the questions cannot be asked one at a time: without JavaScript, when it fails, and on paper. */
const instead = css`
  display: none;
  :root:has([${Mark.state}='stuck']) & {
    display: block;
  }
  @media print {
    display: block;
  }
`;

const Answers = styled.div`
  ${instead}
  margin-top: 0.75rem;
  b {
    color: ${token('ink-900')};
  }
`;

type Guide = NonNullable<Queries.GuidePartsFragment['guide']>;
type Finder = NonNullable<Guide['finder']>;
type Ask = NonNullable<Guide['steps'][number]['asks']>;

interface Texts {
  finder: Finder;
  steps: Guide['steps'];
  gas: Safety['gas'];
}

/** Shows a step's question and its answers below the step, each with a link to where it leads. */
export function StepAnswers({ ask, finder, steps, gas }: Texts & { ask: Ask }) {
  const linkOf = ({ next, ends }: { readonly next?: string | null; readonly ends?: string | null }) => {
    const index = finder.endings.findIndex(({ name }) => name === ends);
    const ending = finder.endings[index];
    if (ending)
      return (
        <>
          <b>{`${faultEndingLetter(index)}.`}</b> <a href={`#${faultEndingId(index)}`}>{faultHeading(ending, gas)}</a>
        </>
      );
    const step = String(steps.findIndex((each) => each.asks?.name === next) + 1);
    return <a href={`#${faultStepId(next ?? '')}`}>{fillGaps(finder.goTo, { step })}</a>;
  };
  return (
    <Answers className="unscripted">
      <p>
        <b>{ask.question}</b>
      </p>
      <ul>
        {ask.answers ? (
          ask.answers.map((answer) => (
            <li key={answer.value}>
              {answer.label}: {linkOf(answer)}
            </li>
          ))
        ) : (
          <li>{linkOf(ask)}</li>
        )}
      </ul>
    </Answers>
  );
}

const Endings = styled.section`
  ${instead}
  div {
    margin-top: 1.5rem;
    break-inside: avoid;
  }
  p {
    margin-top: 0.25rem;
    max-width: 44rem;
    color: ${token('ink-700')};
  }
`;

/** Shows every ending below the steps. */
export const FaultEndings = ({ finder, gas }: Omit<Texts, 'steps'>) => (
  <Endings className="unscripted" aria-labelledby="endings">
    <h2 id="endings">{finder.endingsHeading}</h2>
    {finder.endings.map((ending, index) => {
      const { name, outcome, danger, text } = ending;
      const html = danger ? gas[danger].text : text;
      return (
        <div key={name} id={faultEndingId(index)}>
          <h3>{`${faultEndingLetter(index)}. ${faultHeading(ending, gas)}`}</h3>
          <p>
            <b>
              {outcome === 'bookRepair' ? (
                <a href={finder.repair.page.to}>{finder.outcomes[outcome]}</a>
              ) : (
                finder.outcomes[outcome]
              )}
            </b>
            {'. '}
            {html && <Prose as="span" html={html} />}
          </p>
        </div>
      );
    })}
  </Endings>
);
