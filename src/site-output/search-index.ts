import type { Company } from '../../content/business/company';
import { collectionOf, routeOf } from '../../content/collections';
import type { Safety } from '../../content/lists/safety';
import type { Wording } from '../../content/lists/wording';
import type { Faq } from '../../content/pages/faq';
import type { Legal } from '../../content/pages/legal';
import type { SearchPage } from '../../content/pages/search';
import {
  type DangerPanel,
  indexVersion,
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
} from '../domain/search/index-file';
import type { Fact } from '../../tools/shared/fact';
import { isRecord } from '../../tools/shared/json';
import { plainText, slugify, telLink } from '../../tools/shared/text';
import { fillIn, namedAddress, toHtml } from '../../tools/yaml/facts';
import { questionAddresses } from './question-addresses';

type Fields = Readonly<Record<string, unknown>>;

/** The group of a page, by the type of its collection. Pages of other types are the company's own. */
const groupOf: Readonly<Record<string, SearchGroup>> = { Service: 'services', Guide: 'guides', Insight: 'insights' };

const items = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Returns the texts of a page that say what stands where: the headings of its parts, and the titles, names and questions in
 * them.
 */
function headingsOf(entry: Fields): string[] {
  const parts = [entry, ...items(entry.blocks), ...items(entry.more)];
  const steps = parts.flatMap((part) => [...items(part.steps), ...items(part.items)]);
  const urgent = isRecord(entry.urgent) ? items(entry.urgent.steps) : [];
  const found = [
    ...parts.map(({ heading }) => heading),
    ...[...steps, ...urgent].flatMap(({ title, name, question }) => [title, name, question]),
  ];
  return found.filter((text) => typeof text === 'string');
}

/** Returns the address of the block that lists our areas, or of the FAQ if there is none. */
function areasAddress(data: ReadonlyMap<string, unknown>): string {
  for (const [file, entry] of data) {
    const block = isRecord(entry) ? items(entry.blocks).find(({ kind }) => kind === 'areas') : undefined;
    if (block) return `${routeOf(file) ?? ''}${typeof block.heading === 'string' ? `#${slugify(block.heading)}` : ''}`;
  }
  return '/faq';
}

/** Returns the contents of the file that the search field fetches. `data` holds the parsed files of `data/`. */
export function searchIndex(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): SearchIndex {
  const references = { fact: (name: string) => facts.get(name), address: (link: string) => namedAddress(link, facts) };
  const line = (text: unknown) => (typeof text === 'string' ? fillIn(text, references) : '');
  const plain = (text: unknown) => (typeof text === 'string' ? plainText(toHtml(text, references)) : '');
  const html = (text: unknown) => toHtml(text as string, references);
  const page = data.get('pages/search.yaml') as SearchPage;
  const safety = data.get('safety.yaml') as Safety;
  const company = data.get('company.yaml') as Company;
  const { areas } = data.get('wording.yaml') as Wording;
  const faq = data.get('faq.yaml') as Faq;
  const legal = data.get('legal.yaml') as Legal;

  const pages = [...data].flatMap(([file, entry]): SearchEntry[] => {
    const [to, collection] = [routeOf(file), collectionOf(file)];
    if (!to || !collection || collection.isHidden || !isRecord(entry)) return [];
    const title = line(Array.isArray(entry.title) ? entry.title.join(' ') : (entry.title ?? entry.linkText));
    return [
      {
        title,
        to,
        group: groupOf[collection.type] ?? 'company',
        text: plain(entry.summary),
        more: [...new Set([entry.linkText, ...headingsOf(entry)])].map(line).join('\n'),
      },
    ];
  });
  const addresses = questionAddresses(faq, facts);
  const questions = faq.groups.flatMap(({ items: asked }) =>
    asked.map(({ question, answer }) => ({
      title: line(question),
      to: `/faq#${slugify(line(question))}`,
      group: 'questions' as const,
      more: plain(answer),
    })),
  );
  const terms = [
    ...legal.sections.map(({ heading }) => ({ heading, anchor: slugify(heading) })),
    ...(['privacy', 'accessibility', 'contact'] as const).map((part) => ({
      heading: legal[part].heading,
      anchor: part,
    })),
  ].map(({ heading, anchor }) => ({ title: line(heading), to: `/legal#${anchor}`, group: 'terms' as const }));
  const prices = page.prices.map(({ to, label, text }) => ({
    title: line(label),
    to,
    group: 'prices' as const,
    text: line(text),
  }));
  const toAreas = areasAddress(data);
  const where = {
    title: `${line(areas.label)} ${company.areas.join(', ')}`,
    to: toAreas,
    group: 'company' as const,
  };
  const typed = new Map(page.typed.map(({ to, words }) => [to, words]));

  const emergency = telLink(company.phones.emergency.number);
  const gasLine = telLink(company.phones.gasEmergency.number);
  const { triage, gas, burning } = safety;
  const panels: Record<SearchPage['dangers'][number]['danger'], Omit<DangerPanel, 'words'>> = {
    smell: {
      heading: line(gas.smell.lead),
      html: html(gas.smell.text),
      call: { label: line(triage.gas.action), to: gasLine },
    },
    carbonMonoxide: {
      heading: line(gas.carbonMonoxide.lead),
      html: html(gas.carbonMonoxide.text),
      call: { label: line(triage.gas.action), to: gasLine },
    },
    lpg: { heading: line(gas.lpg.lead), html: html(gas.lpg.text) },
    water: {
      heading: line(triage.water.heading),
      html: html(triage.water.text),
      call: { label: line(triage.water.action), to: emergency },
    },
    burning: {
      heading: line(burning.heading),
      html: html(burning.text),
      call: { label: line(burning.action), to: emergency },
    },
  };
  return {
    version: indexVersion,
    entries: [...pages, ...questions, ...prices, ...terms, where].map((entry) => {
      const own = entry.group === 'prices' ? undefined : typed.get(entry.to);
      const { text, more, ...rest } = entry as SearchEntry;
      const to = entry.group === 'questions' ? addresses.get(entry.to.slice(entry.to.indexOf('#') + 1)) : undefined;
      return { ...rest, ...(to && { to }), ...(text && { text }), ...(more && { more }), ...(own && { typed: own }) };
    }),
    groups: page.groups.map(({ name, heading, words }) => ({ name, heading: line(heading), ...(words && { words }) })),
    synonyms: page.synonyms,
    dangers: page.dangers.map(({ danger, words }) => ({ words, ...panels[danger] })),
    area: {
      heading: line(page.results.area),
      outwardCodes: company.outwardCodes,
      yes: html(areas.yes),
      no: html(areas.no),
      to: toAreas,
    },
    words: {
      one: line(page.results.one),
      many: line(page.results.many),
      dangerOnly: line(page.results.dangerOnly),
      none: html(page.results.none),
    },
  };
}
