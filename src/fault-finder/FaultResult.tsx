import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import type { Safety } from '../../content/lists/safety';
import { telLink } from '../../tools/shared/text';
import { CallButton } from '../layout/contact-buttons';
import { token } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/controls/Button';
import { opens } from '../ui/controls/opens';
import { Icon } from '../ui/pictures/Icon';
import { Prose } from '../ui/Prose';
import { ResultFrame } from '../questionnaire/components/Result';
import { ShareTools } from '../questionnaire/components/Sharing';
import type { Answers, Definition } from '../questionnaire/engine/definition';
import type { QuestionnaireEvent } from '../questionnaire/engine/engine';
import type { AnswerLine } from '../questionnaire/engine/question-text';
import { carryFragment } from '../questionnaire/persistence/handover';
import type { Ending, Finder } from './fault-query';

const Heading = styled.h2`
  &&& {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
  }
  > span {
    margin-bottom: 0.75rem;
    font-size: 0.9375rem;
  }
  > b {
    display: block;
  }
  & ~ p {
    margin-top: 0.75rem;
    color: ${token('ink-700')};
    max-width: 44rem;
  }
`;

const colours = { putRight: 'verdigris', bookRepair: 'mist', callNow: 'copper' } as const;

interface Props {
  ending: Ending;
  finder: Finder;
  words: { readonly answers: string; readonly change: string };
  safety: Safety;
  gasEmergency: string;
  definition: Definition;
  answers: Answers;
  lines: readonly AnswerLine[];
  dialog: string;
  otherWays: ReactNode;
  send: (event: QuestionnaireEvent) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows the ending that the answers come to: what was found, what to do, and the button for it. */
export function FaultResult({
  ending: { outcome, danger, heading: found, text, call },
  finder,
  words,
  safety,
  gasEmergency,
  definition,
  answers,
  lines,
  dialog,
  otherWays,
  send,
  heading,
}: Props) {
  const sign = danger && safety.gas[danger];
  const dialled = danger && danger !== 'lpg' ? 'gasEmergency' : call;
  const html = sign ? sign.text : text;
  return (
    <ResultFrame words={words} lines={lines} send={send}>
      <Heading ref={heading} tabIndex={-1}>
        <Badge $colour={colours[outcome]}>{finder.outcomes[outcome]}</Badge>
        <b>{found ?? sign?.lead}</b>
      </Heading>
      {html && <Prose html={html} />}
      <div className="actions no-print">
        {dialled === 'gasEmergency' && (
          <ButtonLink href={telLink(gasEmergency)} $large>
            <Icon name="phone" />
            <span>{safety.triage.gas.action}</span>
          </ButtonLink>
        )}
        {dialled && dialled !== 'gasEmergency' && <CallButton line={dialled} $large />}
        {outcome !== 'callNow' && (
          <Button {...opens(dialog)} $look={outcome === 'bookRepair' ? 'primary' : 'secondary'} $large>
            {finder.repair.button}
          </Button>
        )}
        {outcome === 'bookRepair' && otherWays}
      </div>
      {outcome === 'bookRepair' && <p className="small">{finder.repair.photo}</p>}
      <ShareTools fragment={carryFragment(definition, answers)} words={finder.share} />
    </ResultFrame>
  );
}
