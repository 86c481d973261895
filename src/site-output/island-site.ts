import path from 'node:path';
import { inlineScript, type IslandSite } from '../../tools/islands/build';
import { language, Visit } from '../inline/marks';
import { esbuildTargets } from './browser-targets';

/** What tools/islands must know of this site. */
export const islandSite: IslandSite = {
  source: 'src',
  islands: 'islands',
  language,
  target: esbuildTargets(),
  // The island of receipts, of which a page has one, however many dialogs. The island of bookings brings it along.
  pageIsland: Visit.receipts,
  bringPageIsland: ['booking'],
  // Only the office opens /reply. The search needs no React, and little that the others have.
  apart: ['reply', 'search'],
  plain: ['search'],
  instead: { 'get-user-locale': 'src/islands/locale-stand-in.ts' },
  insteadInside: [
    {
      imported: /^\.\/(?:(?:Year|Decade|Century)View|MonthView\/WeekNumbers)\.js$/,
      file: 'src/islands/view-stand-in.ts',
    },
    { imported: /^\.\/Prefixer\.js$/, file: 'src/islands/prefix-stand-in.ts' },
  ],
};

/** The entry file in src/inline of each inline script, by its name in scripts.ts. */
const sources = { pageScript: 'page.tsx', dialogPageScript: 'dialog-page.tsx' } as const;

/** Returns each inline script of a project by its name. */
export const inlineScripts = (project: string): (readonly [name: string, script: string])[] =>
  Object.entries(sources).map(([name, file]) => [
    name,
    inlineScript(path.join(project, 'src/inline', file), islandSite.pageIsland, islandSite.target),
  ]);
