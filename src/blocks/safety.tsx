import type { Safety } from '../../content/lists/safety';
import type { BlockOf } from './rendered-blocks';
import { telLink, slugify } from '../../tools/shared/text';
import { Link } from 'gatsby';
import styled from 'styled-components';
import { CallButton } from '../layout/contact-buttons';
import { useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { ButtonLink } from '../ui/controls/Button';
import { Callout } from '../ui/Callout';
import { Icon } from '../ui/pictures/Icon';
import { Prose } from '../ui/Prose';
import { useBlockData } from './block-data';
import { BlockFrame } from './block-frame';

/** What to do about each danger from gas. */
export const GasDangers = ({ gas: { smell, carbonMonoxide, lpg } }: Pick<Safety, 'gas'>) => (
  <>
    {[smell, carbonMonoxide, lpg].map(({ lead, text }) => (
      <p key={lead}>
        <b>{lead}</b> <Prose as="span" html={text} />
      </p>
    ))}
  </>
);

/** Shows what to do about gas and carbon monoxide. Which pages carry it: docs/decisions/safety-and-law.md. */
export const GasSafety = () => (
  <Callout tone="stop">
    <GasDangers gas={(useBlockData('safety').words as Safety).gas} />
  </Callout>
);

export const GasSafetyBlock = () => (
  <BlockFrame>
    <GasSafety />
  </BlockFrame>
);

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  ${from.wide} {
    gap: 1.5rem;
  }
  > div {
    min-width: 0;
    flex: 1 1 min(100%, 17rem);
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    padding: min(1.5rem, 6.5vw);
    border: 1px solid ${token('line-200')};
    border-radius: ${token('r-l')};
    background: ${token('enamel')};
    break-inside: avoid;
  }
  .stop {
    border: 2px solid ${token('alarm-700')};
    padding: 1.4375rem;
  }
  p {
    color: ${token('ink-700')};
    margin-bottom: 0.75rem;
  }
  > div > a {
    margin-top: auto;
  }
`;

/** Shows three ways to continue: for gas or carbon monoxide, a leak, and no heating. Needs no script. */
export function Triage({ book }: { book: string }) {
  const { triage } = useBlockData('safety').words as Safety;
  const { phones } = useSite().company;
  return (
    <Ways>
      <div className="stop">
        <h3>{triage.gas.heading}</h3>
        <Prose html={triage.gas.text} />
        <ButtonLink href={telLink(phones.gasEmergency.number)} $look="secondary">
          <Icon name="phone" />
          <span>{triage.gas.action}</span>
        </ButtonLink>
      </div>
      <div>
        <h3>{triage.water.heading}</h3>
        <Prose html={triage.water.text} />
        <CallButton line="emergency" label={triage.water.action} />
      </div>
      <div>
        <h3>{triage.heat.heading}</h3>
        <Prose html={triage.heat.text} />
        <ButtonLink as={Link} to={book} $look="secondary">
          {triage.heat.action}
        </ButtonLink>
      </div>
    </Ways>
  );
}

export function TriageBlock({ book }: BlockOf<'triage'>) {
  const { triage } = useBlockData('safety').words as Safety;
  return (
    <BlockFrame>
      <h2 id={slugify(triage.heading)}>{triage.heading}</h2>
      <Room>
        <Triage book={book} />
      </Room>
    </BlockFrame>
  );
}
const Room = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
`;
