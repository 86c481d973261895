import type { BlockOf } from './rendered-blocks';
import { postcodePattern } from '../domain/postcode-pattern';
import { monthAndYear } from '../domain/london-day';
import { slugify } from '../../tools/shared/text';
import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { GasSafeBadge } from '../brand/GasSafeBadge';
import { ServiceLink } from '../brand/Job';
import { Rating } from '../brand/Rating';
import { JobGroups } from '../layout/lists/ListWays';
import { from, token } from '../theme/tokens';
import { Badge, Verified } from '../ui/Badge';
import { Icon } from '../ui/pictures/Icon';
import { Columns, Lead } from '../ui/page-grid';
import { ArrowLink } from '../ui/controls/Links';
import { PostcodeCheck } from '../ui/controls/PostcodeCheck';
import { Prose } from '../ui/Prose';
import { Ticks } from '../ui/Ticks';
import { AreaMap } from './AreaMap';
import { useBlockData } from './block-data';
import { BlockFrame } from './block-frame';
import { IdCard } from './IdCard';

const Figures = styled.dl`
  display: grid;
  gap: 2rem 2.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 20%)), 1fr));
  > div {
    border-top: 3px solid ${token('copper-600')};
    padding-top: 1.25rem;
  }
  dt {
    font: 700 clamp(1.75rem, 1.5rem + 0.8vw, 2.125rem)/1.1 ${token('font-display')};
    letter-spacing: -0.025em;
  }
  dd {
    color: ${token('ink-700')};
    margin-top: 0.5rem;
  }
`;

export const StatsBlock = ({ heading, items }: BlockOf<'stats'>) => (
  <BlockFrame heading={heading} surface="mist">
    <Figures>
      {items.map(({ value, text }) => (
        <div key={value + text}>
          <dt>{value}</dt>
          <Prose as="dd" html={text} />
        </div>
      ))}
    </Figures>
  </BlockFrame>
);

const Words = styled.div`
  > * + * {
    margin-top: 1.25rem;
  }
`;

export const TeamBlock = ({ heading, text, ticks, link }: BlockOf<'team'>) => (
  <BlockFrame>
    <Columns $even>
      <Words>
        <h2 id={slugify(heading)}>{heading}</h2>
        <Prose as={Lead} html={text} />
        <Ticks items={ticks.map((html) => ({ html }))} />
        {link && <ArrowLink {...link} />}
      </Words>
      <IdCard />
    </Columns>
  </BlockFrame>
);

/** A link on its own line, with a touch target of a finger's height. */
const CheckLink = styled.a`
  display: inline-block;
  padding-block: 0.5rem;
`;

export function GasSafeBlock({ heading, text, lookFor }: BlockOf<'gasSafe'>) {
  const { company, words } = useSite();
  return (
    <BlockFrame heading={heading} intro={text} surface="mist">
      <Words>
        <p>
          <GasSafeBadge />
        </p>
        <p>
          <CheckLink href={company.gasSafe.checkUrl} rel="noopener">
            {words.gasSafe.check}
          </CheckLink>
        </p>
        <h3>{words.gasSafe.lookFor}</h3>
        <Ticks items={lookFor.map((html) => ({ html }))} />
      </Words>
    </BlockFrame>
  );
}

const Towns = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-weight: 600;
`;

export function AreasBlock({ heading, text, link }: BlockOf<'areas'>) {
  const { company, words } = useSite();
  const { base, areas } = company;
  const { outwardCodes } = useBlockData('coverage');
  const { check, yes, no } = words.areas;
  return (
    <BlockFrame surface="mist">
      <Columns $even>
        <Words>
          <h2 id={slugify(heading)}>{heading}</h2>
          <Prose as={Lead} html={text} />
          <Towns className="towns">
            {[base, ...areas].map((town) => (
              <li key={town}>{town}</li>
            ))}
          </Towns>
          <p>{words.areas.region}</p>
          <PostcodeCheck id="postcode-check" label={check} pattern={postcodePattern(outwardCodes)} yes={yes} no={no} />
          {link && <ArrowLink {...link} />}
        </Words>
        <AreaMap label={words.areas.label} base={base} towns={areas} />
      </Columns>
    </BlockFrame>
  );
}

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

export function ReviewsBlock({ heading, intro, most, link }: BlockOf<'reviews'>) {
  const { items, ...words } = useBlockData('testimonials');
  if (items.length === 0) return null;
  return (
    <BlockFrame heading={heading} intro={intro}>
      {most === undefined ? (
        <JobGroups of="/reviews" entries={items}>
          {(shown) => <ReviewCards items={shown} words={words} />}
        </JobGroups>
      ) : (
        <ReviewCards items={items.slice(0, most)} words={words} />
      )}
      {link && <ArrowLink {...link} />}
    </BlockFrame>
  );
}
