import path from 'node:path';
import { placesChanged, supposeChanges, textsOf as valuesOf } from '../../tools/studio/places';

import { site } from '../../content/site';
import { builtPages } from '../../tools/hosts';
import { textsOf } from '../../src/site-output/html-text';
import { readData } from '../../tools/yaml';

/** A number, with the pages that the studio lists for all facts that have it and those that show it in a build. */
export interface ComparedPlaces {
  number: string;
  listed: string[];
  built: string[];
}

const factFiles = ['prices.yaml', 'claims.yaml', 'figures.yaml'];

const sorted = (pages: Iterable<string>) => [...new Set(pages)].sort();

/**
 * Returns a number that is one more in its last digit: 7130.07 for 7130.06. It must stay below the end of its range, or the
 * check refuses the file, which then has no facts.
 */
function slightlyMore(raw: string): number {
  const decimals = raw.split('.')[1]?.length ?? 0;
  return Number((Number(raw) + 10 ** -decimals).toFixed(decimals));
}

/**
 * Compares the studio's list of places with a build, for every number of a fact that `isMarked` knows as one that
 * only facts have. Facts with the same number are compared together.
 */
export function comparedPlaces(project: string, isMarked: (number: string) => boolean): ComparedPlaces[] {
  const now = readData(project, site);
  const pages = builtPages(path.join(project, 'public')).map(({ route, html }) => ({
    route,
    text: textsOf(html).join('\n').replaceAll(',', ''),
  }));
  const listed = new Map<string, string[]>();
  for (const file of now.files.filter((each) => factFiles.includes(each.path)))
    for (const { path: steps, raw } of valuesOf(file, site).filter((value) => isMarked(value.raw))) {
      const change = { op: 'set', file: file.path, path: steps, value: slightlyMore(raw) } as const;
      const { places } = placesChanged(now, supposeChanges(now, [change]).folder);
      listed.set(raw, [...(listed.get(raw) ?? []), ...places.map(({ page }) => page)]);
    }
  return [...listed].map(([number, told]) => {
    const shown = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d)`);
    return {
      number,
      listed: sorted(told.filter((page) => page.startsWith('/'))),
      built: sorted(pages.flatMap(({ route, text }) => (shown.test(text) ? [route] : []))),
    };
  });
}

/** A text of wording.yaml, with the pages that the studio lists before saving it and those that show it in a build. */
export interface ComparedWords {
  text: string;
  listed: string[];
  built: string[];
}

/** Compares the studio's list of pages with a build, for every text of wording.yaml that contains a mark of its own. */
export function comparedWords(project: string, markOf: (text: string) => string | undefined): ComparedWords[] {
  const now = readData(project, site);
  const pages = builtPages(path.join(project, 'public')).map(({ route, html }) => ({
    route,
    text: textsOf(html).join('\n'),
  }));
  const file = now.files.find((each) => each.path === 'wording.yaml');
  return (file ? valuesOf(file, site) : []).flatMap(({ path: steps, raw }) => {
    const mark = markOf(raw);
    if (mark === undefined) return [];
    const change = { op: 'set', file: 'wording.yaml', path: steps, value: `${raw} changed` } as const;
    const { places } = placesChanged(now, supposeChanges(now, [change]).folder);
    const shown = new RegExp(`\\b${mark}\\b`);
    return [
      {
        text: `${steps.join('.')}: ${raw}`,
        listed: sorted(places.map(({ page }) => page).filter((page) => page.startsWith('/'))),
        built: sorted(pages.flatMap(({ route, text }) => (shown.test(text) ? [route] : []))),
      },
    ];
  });
}
