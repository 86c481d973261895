import styled, { css } from 'styled-components';
import type { Safety } from '../../content/lists/safety';
import { Mark } from '../../tools/islands';
import { fillGaps } from '../../tools/shared/text';
import { dangerWords, faultEndingId, faultStepId } from '../domain/fault-tree';
import { token } from '../theme/tokens';
import { ArrowLink } from '../ui/controls/Links';
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

type Guide = NonNullable<Queries.GuidePageQuery['guide']>;
type Finder = NonNullable<Guide['finder']>;
type Ask = NonNullable<Guide['steps'][number]['asks']>;

interface Texts {
  finder: Finder;
  steps: Guide['steps'];
  gas: Safety['gas'];
}

/** Shows a step's question and its answers below the step, each with a link to where it leads. */
export function StepAnswers({ ask, finder, steps, gas }: Texts & { ask: Ask }) {
  const headingOf = (name: string) => {
    const ending = finder.endings.find((each) => each.name === name);
    return ending?.danger ? dangerWords(gas, ending.danger)[0].lead : ending?.heading;
  };
  const linkOf = ({ next, ends }: { readonly next?: string | null; readonly ends?: string | null }) => {
    if (ends) return <a href={`#${faultEndingId(ends)}`}>{headingOf(ends)}</a>;
    const step = String(steps.findIndex((each) => each.asks?.name === next) + 1);
    return <a href={`#${faultStepId(next ?? '')}`}>{fillGaps(finder.goTo, { step })}</a>;
  };
  return (
    <Answers className="unscripted">
      <p>
        <b>{ask.question}</b> <Prose as="span" html={ask.how} />
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
    {finder.endings.map(({ name, outcome, danger, heading, text }) => {
      const [sign, ...more] = danger ? dangerWords(gas, danger) : [{ lead: heading, text }];
      return (
        <div key={name} id={faultEndingId(name)}>
          <h3>{sign.lead}</h3>
          <p>
            <b>{finder.outcomes[outcome]}.</b> {sign.text && <Prose as="span" html={sign.text} />}
          </p>
          {more.map((each) => (
            <p key={each.lead}>
              <b>{each.lead}</b> <Prose as="span" html={each.text} />
            </p>
          ))}
          {outcome === 'bookRepair' && <ArrowLink {...finder.repair.page} />}
        </div>
      );
    })}
  </Endings>
);
