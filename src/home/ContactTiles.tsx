import styled from 'styled-components';
import { BookButton, CallButton, EmailButton } from '../layout/contact-buttons';
import { RelayLine, TextLink } from '../layout/OtherWays';
import { useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { Icon } from '../ui/pictures/Icon';
import { PageIcon } from '../ui/pictures/PageIcon';
import { Section, Wrap } from '../ui/page-grid';
import { Prose } from '../ui/Prose';

type Contact = NonNullable<Queries.HomePageQuery['homePage']>['contact'];

const Tiles = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  ${from.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }
  > div {
    padding: min(1.75rem, 6.5vw);
    border-radius: ${token('r-l')};
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    border: 1px solid ${token('line-200')};
    break-inside: avoid;
  }
  > div > span:first-child {
    font-size: 1.4rem;
    color: ${token('copper-600')};
    margin-bottom: 0.5rem;
  }
  p {
    color: ${token('ink-700')};
    margin-bottom: 1rem;
  }
  > div > a,
  > div > button {
    margin-top: auto;
  }
`;

/** Shows the three ways to contact the company. Links to `/#contact` lead here. */
export function ContactTiles({ contact }: { contact: Contact }) {
  const { buttons } = useSite().words;
  return (
    <Section id="contact">
      <Wrap>
        <h2>{contact.heading}</h2>
        <Tiles>
          <div>
            <Icon name="phone" />
            <h3>{contact.phone.title}</h3>
            <Prose html={contact.phone.text} />
            <RelayLine line="emergency" />
            <CallButton line="emergency" />
            <TextLink />
          </div>
          <div>
            <PageIcon name="calendar" />
            <h3>{contact.online.title}</h3>
            <Prose html={contact.online.text} />
            <BookButton label={buttons.bookOnline} $look="secondary" />
          </div>
          <div>
            <Icon name="mail" />
            <h3>{contact.email.title}</h3>
            <Prose html={contact.email.text} />
            <EmailButton $look="secondary" />
          </div>
        </Tiles>
      </Wrap>
    </Section>
  );
}
