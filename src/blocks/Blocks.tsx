import type { ReactElement } from 'react';
import type { Block } from '../../content/pages/blocks';
import { type BlockData, BlockDataProvider } from './block-data';
import { type Place, PlaceContext } from './block-frame';
import {
  BoilerBrandsBlock,
  BoilerPricesBlock,
  CtaBlock,
  PricesBlock,
  ServicesBlock,
  SplitBlock,
  ThermostatsBlock,
} from './offers';
import { ChartBlock } from './chart';
import { DrawingsBlock } from './drawings';
import { AreasBlock, GasSafeBlock, ReviewsBlock, StatsBlock, TeamBlock } from './proof';
import { GasSafetyBlock, TriageBlock } from './safety';
import {
  CalloutBlock,
  LinksBlock,
  ListBlock,
  PointsBlock,
  QuestionsBlock,
  QuoteBlock,
  RepairBlock,
  StepsBlock,
  TableBlock,
  TextBlock,
  VideoBlock,
} from './text';

function draw(block: Block): ReactElement {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'repair':
      return <RepairBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'points':
      return <PointsBlock {...block} />;
    case 'prices':
      return <PricesBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'chart':
      return <ChartBlock {...block} />;
    case 'drawings':
      return <DrawingsBlock {...block} />;
    case 'quote':
      return <QuoteBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'video':
      return <VideoBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'cta':
      return <CtaBlock {...block} />;
    case 'stats':
      return <StatsBlock {...block} />;
    case 'links':
      return <LinksBlock {...block} />;
    case 'split':
      return <SplitBlock {...block} />;
    case 'team':
      return <TeamBlock {...block} />;
    case 'gasSafe':
      return <GasSafeBlock {...block} />;
    case 'areas':
      return <AreasBlock {...block} />;
    case 'boilerPrices':
      return <BoilerPricesBlock {...block} />;
    case 'thermostats':
      return <ThermostatsBlock {...block} />;
    case 'boilerBrands':
      return <BoilerBrandsBlock {...block} />;
    case 'services':
      return <ServicesBlock {...block} />;
    case 'reviews':
      return <ReviewsBlock {...block} />;
    case 'gasSafety':
      return <GasSafetyBlock />;
    case 'triage':
      return <TriageBlock {...block} />;
  }
}

/** Renders the blocks of a page, each with the component of its kind. */
export const Blocks = ({
  blocks,
  data,
  place = 'page',
}: {
  blocks: readonly Block[];
  data: BlockData;
  place?: Place;
}) => (
  <BlockDataProvider value={data}>
    <PlaceContext value={place}>
      {blocks.map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
    </PlaceContext>
  </BlockDataProvider>
);

const BlockPart = ({ block }: { block: Block }) => draw(block);
