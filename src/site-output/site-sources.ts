import type { Faq } from '../../content/pages/faq';
import { site } from '../../content/site';
import { checkData, formatDiagnostic, publishedAddresses, readData } from '../../tools/yaml';
import { factsOf } from '../../tools/yaml/facts';
import { parseAll } from '../../tools/yaml/files';
import { copyVideos } from '../../tools/yaml/media';
import { movesOf } from '../../tools/yaml/site';
import { publishedFacts } from './published-facts';
import { type QuestionAddresses, questionAddresses } from './question-addresses';
import { searchIndex } from './search-index';

/** What the files beside the pages are made of: /facts.json, the search index, former addresses, and those of questions. */
export interface SiteSources {
  facts: ReturnType<typeof publishedFacts>;
  search: ReturnType<typeof searchIndex>;
  moves: ReturnType<typeof movesOf>;
  questions: QuestionAddresses;
}

/**
 * Checks `data/` and returns its mistakes, a line each. If there are none, copies the videos and returns what the files beside
 * the pages are made of, too.
 */
export function siteSources(project: string): { mistakes: string[]; sources?: SiteSources } {
  const folder = { ...readData(project, site), published: publishedAddresses(project, site) };
  const mistakes = checkData(folder).map(formatDiagnostic);
  if (mistakes.length > 0) return { mistakes };
  copyVideos(project, folder);
  const data = parseAll(folder);
  const facts = factsOf(data, site);
  const sources = {
    facts: publishedFacts(data, facts),
    search: searchIndex(data, facts),
    moves: movesOf(data, site),
    questions: questionAddresses(data.get('faq.yaml') as Faq, facts),
  };
  return { mistakes, sources };
}
