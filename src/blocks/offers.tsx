import type { BlockOf } from './rendered-blocks';
import { slugify } from '../../tools/shared/text';
import { Link } from 'gatsby';
import styled from 'styled-components';
import { estimateOptions } from '../domain/boiler-options';
import { standardPrice } from '../domain/boiler-prices';
import { wholePounds } from '../domain/money';
import { BookButton, CallButton, EmailButton } from '../layout/contact-buttons';
import { ListPages } from '../layout/lists/ListPages';
import { whileRunning } from '../layout/OfferStrip';
import { useSite } from '../site-data/use-site';
import { below, token } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/controls/Button';
import { Card, CardGrid } from '../brand/Card';
import { Scene } from '../brand/drawings/Scene';
import { Columns, Lead } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { tiles } from '../theme/tiles';
import { ArrowLink } from '../ui/controls/Links';
import { Panel } from '../ui/Panel';
import { PriceCards } from '../brand/PriceCards';
import { Prose } from '../ui/Prose';
import { PriceTable } from '../ui/PriceTable';
import { Table } from '../ui/Table';
import { Ticks } from '../ui/Ticks';
import { useBlockData } from './block-data';
import { BlockFrame } from './block-frame';

export function ServicesBlock({ heading, intro, most = Infinity }: BlockOf<'services'>) {
  const { nodes } = useBlockData('serviceCards');
  const { lists } = useSite().words;
  return (
    <BlockFrame heading={heading} intro={intro}>
      <CardGrid>
        {nodes.slice(0, most).map(({ route, linkText, summary, cardNote, drawing, colour }) => (
          <Card
            key={route}
            to={route}
            title={linkText}
            text={summary}
            note={cardNote}
            drawing={drawing}
            tint={colour}
          />
        ))}
      </CardGrid>
      {most === Infinity && <ListPages of="/services" />}
      {nodes.length > most && <ArrowLink to="/services" label={lists.allServices} />}
    </BlockFrame>
  );
}

export function PricesBlock({ heading, intro, items }: BlockOf<'prices'>) {
  const { prices } = useSite().words;
  const running = useBlockData('offer');
  return (
    <BlockFrame heading={heading} intro={intro} surface="mist">
      <PriceCards>
        {items.map(({ name, badge, offer, recommended, price, from: isFrom, forWhom, button, includes }) => (
          <article key={name} className={recommended ? 'top' : undefined}>
            <header>
              <h3>{name}</h3>
              {badge && <Badge $colour={recommended ? 'copper' : 'mist'}>{badge}</Badge>}
              {offer && <Badge {...whileRunning(running)}>{running.label}</Badge>}
            </header>
            <p className="price">
              {isFrom && <small>{prices.from} </small>}
              <span translate="no">{price.text}</span>
            </p>
            <p className="note">
              {prices.vat} {price.dependsOn}
            </p>
            <p className="note">{forWhom}</p>
            <BookButton label={button} $look={recommended ? 'primary' : 'secondary'} $large />
            <Ticks items={includes.map((text) => ({ text }))} />
          </article>
        ))}
      </PriceCards>
    </BlockFrame>
  );
}

export function ThermostatsBlock({ heading, intro }: BlockOf<'thermostats'>) {
  const { items } = useBlockData('thermostats');
  const { prices, buttons, lists } = useSite().words;
  return (
    <BlockFrame heading={heading} intro={intro}>
      <PriceCards>
        {items.map(({ name, price, recommended, features, savings, bestFor }) => (
          <article key={name} className={recommended ? 'top' : undefined}>
            <header>
              <h3>{name}</h3>
              {recommended && <Badge>{prices.recommended}</Badge>}
            </header>
            <p className="price small">{price.text}</p>
            <p className="note">{prices.vat}</p>
            <Ticks
              items={features.map(({ text, included }) => ({
                text,
                isCrossed: !included,
                said: lists.notIncluded,
              }))}
            />
            <p>
              <b>{savings}</b>
              <br />
              {bestFor}
            </p>
            <CallButton label={buttons.getQuote} $look={recommended ? 'primary' : 'secondary'} />
          </article>
        ))}
      </PriceCards>
    </BlockFrame>
  );
}

export function BoilerBrandsBlock({ heading, intro }: BlockOf<'boilerBrands'>) {
  const { feature: first, brands, tables } = useBlockData('boilerBrands');
  const { both } = useSite().words.lists;
  return (
    <BlockFrame heading={heading} intro={intro}>
      <Spaced>
        {tables.map(({ caption, rows }) => (
          <Table
            key={caption}
            caption={caption}
            columns={[first, ...brands]}
            both={both}
            rows={rows.map(({ feature, values }) => ({
              name: feature,
              cells: brands.map((_, index) => values[index] ?? '–'),
            }))}
          />
        ))}
      </Spaced>
    </BlockFrame>
  );
}
const Spaced = styled.div`
  display: grid;
  gap: 1.5rem;
  > * {
    min-width: 0;
  }
`;

export function BoilerPricesBlock({ heading, text, caption, link }: BlockOf<'boilerPrices'>) {
  const calculator = useBlockData('calculator');
  const { boilerType, types, sizes } = useSite().words.prices;
  const { boilerType: rows, propertySize: columns } = estimateOptions;
  return (
    <BlockFrame>
      <Panel className="on-dark" $split>
        <Words>
          <h2 id={slugify(heading)}>{heading}</h2>
          <Prose as={Lead} html={text} />
          <Row>
            <ButtonLink as={Link} to={link.to} $look="inverse" $large>
              {link.label}
            </ButtonLink>
          </Row>
        </Words>
        <PriceTable
          caption={caption}
          columns={[boilerType, ...columns.map((size) => sizes[size])]}
          rows={rows.map((type) => ({
            name: types[type],
            cells: columns.map((size) => wholePounds(standardPrice(calculator, type, size))),
          }))}
        />
      </Panel>
    </BlockFrame>
  );
}
const Words = styled.div`
  > * + * {
    margin-top: 1.25rem;
  }
`;

const Tile = styled.div`
  ${tiles}
  border-radius: ${token('r-l')};
  overflow: hidden;
`;

export const SplitBlock = ({ heading, text, drawing, link }: BlockOf<'split'>) => (
  <BlockFrame>
    <Columns>
      <Words>
        <h2 id={slugify(heading)}>{heading}</h2>
        <Prose as={Lead} html={text} />
        <ArrowLink {...link} />
      </Words>
      <Tile>
        <Scene name={drawing} />
      </Tile>
    </Columns>
  </BlockFrame>
);

const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 3rem;
  align-items: center;
  .words {
    flex: 1 1 22rem;
  }
  .words > * + * {
    margin-top: 0.75rem;
  }
  ${below.small} {
    .words + div {
      flex-grow: 1;
    }
  }
`;

export function CtaBlock({ heading, text, actions }: BlockOf<'cta'>) {
  const { buttons } = useSite().words;
  return (
    <BlockFrame surface="mist">
      <Closing>
        <div className="words">
          <h2 id={slugify(heading)}>{heading}</h2>
          <Prose as={Lead} html={text} />
        </div>
        <Row>
          {actions.map((action, index) => {
            const look = index === 0 ? 'primary' : 'secondary';
            if (action === 'call') return <CallButton key={action} before={buttons.callNow} $look={look} $large />;
            if (action === 'book') return <BookButton key={action} $look={look} $large />;
            if (action === 'email') return <EmailButton key={action} $look={look} $large />;
            return (
              <ButtonLink key={action.to} as={Link} to={action.to} $look={look} $large>
                {action.label}
              </ButtonLink>
            );
          })}
        </Row>
      </Closing>
    </BlockFrame>
  );
}
