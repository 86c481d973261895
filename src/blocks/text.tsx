import type { BlockOf } from './rendered-blocks';
import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { Callout } from '../ui/Callout';
import { dialogId } from '../domain/dialog-ids';
import { CallButton } from '../layout/contact-buttons';
import { Row } from '../ui/Row';
import { Button } from '../ui/controls/Button';
import { opens } from '../ui/controls/opens';
import { Disclosures } from '../ui/controls/Disclosure';
import { ArrowLink, LinkList } from '../ui/controls/Links';
import { Measure, Prose } from '../ui/Prose';
import { Steps } from '../ui/Steps';
import { Table } from '../ui/Table';
import { StopSigns, Ticks } from '../ui/Ticks';
import { Video, VideoPlaceholder } from '../brand/Video';
import { BlockFrame } from './block-frame';

export const TextBlock = ({ heading, paragraphs }: BlockOf<'text'>) => (
  <BlockFrame heading={heading}>
    <Measure>
      {paragraphs.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </Measure>
  </BlockFrame>
);

const Below = styled(Row)`
  margin-top: 1.5rem;
`;

export const RepairBlock = ({ heading, paragraphs, button }: BlockOf<'repair'>) => (
  <BlockFrame heading={heading}>
    <Measure>
      {paragraphs.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </Measure>
    <Below>
      <Button {...opens(dialogId('servicing-quote'))}>{button}</Button>
      <CallButton $look="secondary" />
    </Below>
  </BlockFrame>
);

const Dots = styled.ul`
  && {
    list-style: disc;
  }
  max-width: 44rem;
  padding-left: 1.2em;
  li + li {
    margin-top: 0.5rem;
  }
  li::marker {
    color: ${token('copper-600')};
  }
`;

function Items({ look, items }: Pick<BlockOf<'list'>, 'look' | 'items'>) {
  switch (look) {
    case 'ticks':
    case 'crosses':
      return (
        <Ticks items={items.map((html) => ({ html, isCrossed: look === 'crosses' }))} columns={items.length > 4} />
      );
    case 'stops':
      return <StopSigns items={items} />;
    case 'dots':
      return (
        <Dots>
          {items.map((html) => (
            <Prose key={html} as="li" html={html} />
          ))}
        </Dots>
      );
  }
}

export const ListBlock = ({ heading, intro, look, items }: BlockOf<'list'>) => (
  <BlockFrame heading={heading} intro={intro}>
    <Items look={look} items={items} />
  </BlockFrame>
);

export const StepsBlock = ({ heading, intro, direction, items }: BlockOf<'steps'>) => (
  <BlockFrame heading={heading} intro={intro}>
    <Steps items={items} across={direction === 'across'} />
  </BlockFrame>
);

const Points = styled.ul`
  display: grid;
  gap: 2rem 2.5rem;
  counter-reset: point;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  li {
    border-top: 3px solid ${token('copper-600')};
    padding-top: 1.25rem;
  }
  p {
    color: ${token('ink-700')};
    margin-top: 0.5rem;
  }
  &.numbered li {
    counter-increment: point;
  }
  &.numbered h3::before {
    content: counter(point) '. ';
    color: ${token('copper-700')};
  }
  @media print {
    display: block;
    li {
      break-inside: avoid;
      margin-top: 8pt;
      padding-top: 4pt;
    }
  }
`;

export const PointsBlock = ({ heading, intro, items, numbered }: BlockOf<'points'>) => (
  <BlockFrame heading={heading} intro={intro}>
    <Points className={numbered ? 'numbered' : 'points'}>
      {items.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Prose html={text} />
          {link && <ArrowLink {...link} />}
        </li>
      ))}
    </Points>
  </BlockFrame>
);

export function TableBlock({ heading, intro, caption, columns, rows }: BlockOf<'table'>) {
  const { better: words } = useSite().words.lists;
  return (
    <BlockFrame heading={heading} intro={intro}>
      <Table
        caption={caption}
        columns={columns}
        rows={rows.map(({ name, cells, better }) => ({
          name,
          cells,
          better: better === undefined ? undefined : { column: better, words },
        }))}
      />
    </BlockFrame>
  );
}

const Quote = styled.figure`
  border-left: 8px solid ${token('copper-500')};
  padding-left: clamp(1.25rem, 3vw, 2.5rem);
  max-width: 52rem;
  blockquote {
    font: 700 clamp(1.5rem, 1.3rem + 1.1vw, 2.125rem)/1.2 ${token('font-display')};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  figcaption {
    margin-top: 1rem;
    color: ${token('ink-700')};
  }
`;

export const QuoteBlock = ({ text, by }: BlockOf<'quote'>) => (
  <BlockFrame>
    <Quote>
      <blockquote>{text}</blockquote>
      <figcaption>{by}</figcaption>
    </Quote>
  </BlockFrame>
);

export const CalloutBlock = ({ tone, lead, text, link }: BlockOf<'callout'>) => (
  <BlockFrame>
    <Callout tone={tone}>
      <p>
        <b>{lead}</b> <Prose as="span" html={text} />
      </p>
      {link && <ArrowLink {...link} />}
    </Callout>
  </BlockFrame>
);

export function VideoBlock({ heading, label, caption, recording }: BlockOf<'video'>) {
  const { videos } = useSite().words;
  return (
    <BlockFrame heading={heading} onScreenOnly>
      {recording ? (
        <Video caption={caption} {...recording} words={videos} />
      ) : (
        <VideoPlaceholder label={label} caption={caption} />
      )}
    </BlockFrame>
  );
}

export const QuestionsBlock = ({ heading, items }: BlockOf<'questions'>) => (
  <BlockFrame heading={heading}>
    <Disclosures items={items} name={heading} />
  </BlockFrame>
);

export const LinksBlock = ({ heading, items }: BlockOf<'links'>) => (
  <BlockFrame heading={heading}>
    <Measure>
      <LinkList items={items} />
    </Measure>
  </BlockFrame>
);
