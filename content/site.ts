import { z } from 'zod';
import type { StudioSite } from '../tools/studio/site';
import { dayOfDate } from '../src/domain/london-day';
import { collections } from './collections';
import { factRules } from './facts/readers';
import { block } from './pages/blocks';
import { drawing } from './pages/drawing';
import { anchorsOf } from './rules/anchors';
import { entryMistakes } from './rules/entries';
import { listRules } from './rules/lists';
import { findUnsafe } from './rules/safety-and-law';
import { daysHelp } from './staff/days';
import { launchRules } from './staff/launch-check';
import { newEntries } from './staff/new-entries';
import { shownRules } from './staff/shown-parts';
import { standardPrices } from './staff/standard-prices';
import { isUnmarked } from './staff/unmarked';

/** This site, as the tools take it. Only collects: each rule stands in a file of its own. */
export const site: StudioSite = {
  collections,
  facts: factRules,
  wholes: { blocks: z.array(block), drawing },
  lists: listRules,
  removed: 'removed.yaml',
  anchorsOf,
  entryMistakes,
  proseMistakes: findUnsafe,
  notes: ['evidence', 'ask'],
  shown: shownRules,
  newEntries,
  launch: launchRules,
  computedText: standardPrices,
  isUnmarked,
  dayOf: dayOfDate,
  daysHelp,
};
