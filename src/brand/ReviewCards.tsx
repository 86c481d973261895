import styled from 'styled-components';
import { monthAndYear } from '../domain/london-day';
import { from, token } from '../theme/tokens';
import { Badge, Verified } from '../ui/Badge';
import { Icon } from '../ui/pictures/Icon';
import { ServiceLink } from './Job';
import { Rating } from './Rating';

const Quotes = styled.div<{ $columns: number }>`
  display: grid;
  gap: 1.25rem;
  & + a {
    margin-top: 1rem;
  }
  ${from.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    padding: 1.75rem;
    background: ${token('enamel')};
    border: 1px solid ${token('line-200')};
    border-radius: ${token('r-l')};
    break-inside: avoid;
  }
  blockquote {
    font-size: 1.1875rem;
    line-height: 1.45;
  }
  figcaption {
    margin-top: auto;
    font-size: 0.9375rem;
    color: ${token('ink-500')};
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    align-items: center;
  }
  figcaption b {
    color: ${token('ink-900')};
  }
`;

interface Review {
  stars: number;
  quote: string;
  name: string;
  town: string;
  on: string | null;
  source: string | null;
  service: string | null;
  link: string | null;
  sample: boolean | null;
}

/** Where and when a review was published, as far as that is known. */
const Published = ({ link, children }: { link: string | null | undefined; children: string }) =>
  link ? (
    <a href={link} rel="noopener">
      {children || link.replace(/^https:\/\/(?:www\.)?|\/.*$/g, '')}
    </a>
  ) : (
    children && <span>{children}</span>
  );

/** Shows reviews as cards. On a service's own page they need not name it. */
export function ReviewCards({
  items,
  words: { label, sampleLabel },
  isOnService = false,
}: {
  items: readonly Review[];
  words: { label: string; sampleLabel: string };
  isOnService?: boolean;
}) {
  // Three columns, or two if only two fill every row.
  const columns = items.length % 2 === 0 && items.length % 3 > 0 ? 2 : 3;
  return (
    <Quotes $columns={columns}>
      {items.map(({ stars, quote, name, town, on, source, service, link, sample }) => (
        <figure key={name + quote}>
          <Rating stars={stars} />
          <blockquote>{quote}</blockquote>
          <figcaption>
            <b translate="no">{name}</b>
            {town}
            {!isOnService && <ServiceLink to={service} />}
            <Published link={link}>{[source, on && monthAndYear(on)].filter(Boolean).join(', ')}</Published>
            <Verified>
              <Icon name="ok" />
              {label}
            </Verified>
            {sample && <Badge>{sampleLabel}</Badge>}
          </figcaption>
        </figure>
      ))}
    </Quotes>
  );
}
