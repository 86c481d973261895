import type { Faq } from '../../content/pages/faq';
import { listAddress, placedGroups } from '../domain/lists/list-pages';
import type { Fact } from '../../tools/shared/fact';
import { slugify } from '../../tools/shared/text';
import { fillIn } from '../../tools/yaml/facts';

/** Where each question and group of the FAQ is, by its anchor. */
export type QuestionAddresses = ReadonlyMap<string, string>;

/** Returns the addresses of the questions and groups, which a long FAQ has on several pages. */
export function questionAddresses({ groups }: Faq, facts: ReadonlyMap<string, Fact>): QuestionAddresses {
  const addresses = new Map<string, string>();
  const add = (text: string, page: number) => {
    const anchor = slugify(fillIn(text, { fact: (name) => facts.get(name), address: () => undefined }));
    addresses.set(anchor, `${listAddress('/faq', page)}#${anchor}`);
  };
  for (const { group, placed } of placedGroups<{ question: string }, Faq['groups'][number]>('/faq', groups)) {
    add(group.heading, placed[0]?.page ?? 1);
    for (const { item, page } of placed) add(item.question, page);
  }
  return addresses;
}

/**
 * Lets the links of a page lead to where the questions are. Staff write /faq#… wherever a question stands; a page that a warm
 * build has kept may lead to where it stood before.
 */
export const withQuestions = (html: string, addresses: QuestionAddresses): string =>
  html.replace(/(\shref=")(\/faq(?:\/\d+)?#([^"]+))/g, (_, start: string, address: string, anchor: string) =>
    start.concat(addresses.get(anchor) ?? address),
  );
