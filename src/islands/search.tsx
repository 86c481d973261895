import { searchIn } from '../domain/search/find';
import {
  type DangerPanel,
  indexAddress,
  indexVersion,
  type SearchEntry,
  type SearchIndex,
} from '../domain/search/index-file';
import { wordsIn } from '../domain/search/words-of';
import { SearchPart } from '../inline/marks';
import { fillGaps } from '../../tools/shared/text';

/** How long nothing is typed before an answer is shown, in milliseconds: a screen reader reads each number of answers. */
const pauseMs = 250;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Returns a paragraph with a text of `data/`, which the build has made into safe HTML. */
const prose = (html: string, className = '') => element('p', { innerHTML: html, className });

const danger = ({ heading, html, call }: DangerPanel) =>
  element(
    'div',
    { className: 'stop' },
    element('b', {}, heading),
    prose(html),
    ...(call ? [element('a', { href: call.to, className: 'call' }, call.label)] : []),
  );

/** Fetches the index. Throws if it is not there, not whole, or of another version. */
async function fetchIndex(): Promise<SearchIndex> {
  const answer = await fetch(indexAddress);
  if (!answer.ok) throw new Error(String(answer.status));
  const index = (await answer.json()) as SearchIndex;
  if (index.version !== indexVersion) throw new Error('version');
  return index;
}

/** Brings the search field of a page to life. Needs no React, which would be three times as much to fetch. */
export default function search(island: HTMLElement): void {
  const part = (selector: string) => island.querySelector<HTMLElement>(selector);
  const [input, status] = [part('input') as HTMLInputElement | null, part('[role=status]')];
  const [answers, failed] = [part(`[${SearchPart.answers}]`), part(`[${SearchPart.failed}]`)];
  if (!input || !status || !answers || !failed) return;

  let loading: Promise<readonly [SearchIndex, ReturnType<typeof searchIn>]> | undefined;
  const load = () => {
    loading ??= fetchIndex().then((index) => [index, searchIn(index)] as const);
    return loading;
  };

  const show = (query: string, index: SearchIndex, find: ReturnType<typeof searchIn>) => {
    const { dangers, area, entries } = find(query);
    const { words } = index;
    const headings = new Map(index.groups.map(({ name, heading }) => [name, heading]));
    const entry = ({ title, to, text, group }: SearchEntry) =>
      element(
        'li',
        {},
        element('a', { href: to }, title),
        ...(text ? [element('p', {}, text)] : []),
        element('small', {}, headings.get(group) ?? ''),
      );
    const first = [
      ...dangers.map(danger),
      ...(area
        ? [
            element(
              'div',
              { className: 'area' },
              element('b', {}, element('a', { href: index.area.to }, index.area.heading)),
              prose(area === 'yes' ? index.area.yes : index.area.no),
            ),
          ]
        : []),
    ];
    const isNothing = first.length + entries.length === 0;
    answers.replaceChildren(
      ...first,
      ...(entries.length > 0 ? [element('ol', {}, ...entries.map(entry))] : []),
      ...(isNothing ? [prose(words.none)] : []),
    );
    const count = entries.length === 1 ? words.one : fillGaps(words.many, { count: String(entries.length) });
    const told = [
      // A screen reader pauses at a stop.
      ...first.map((each) => (each.firstElementChild?.textContent ?? '').replace(/[^.?!]$/, '$&.')),
      isNothing ? (answers.textContent ?? '') : entries.length > 0 ? count : words.dangerOnly,
    ];
    status.textContent = told.join(' ');
  };

  let last = '';
  const answer = async () => {
    const query = input.value.trim();
    if (query === last) return;
    last = query;
    try {
      const [index, find] = await load();
      if (last !== query) return;
      failed.hidden = true;
      if (query) show(query, index, find);
      else {
        answers.replaceChildren();
        status.textContent = '';
      }
    } catch {
      // Tries again at the next key.
      loading = undefined;
      answers.replaceChildren();
      status.textContent = '';
      failed.hidden = false;
    }
  };
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void answer(), pauseMs);
  });
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Enter' || isComposing || wordsIn(input.value).length === 0) return;
    // The keyboard of a phone goes away, and the next Tab is in the answers.
    void answer().then(() => {
      answers.focus();
    });
  });
  // A link to an answer on the same page loads no page, so an answer that is folded would stay folded.
  answers.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link?.pathname !== location.pathname || !link.hash) return;
    const fold = document.getElementById(link.hash.slice(1))?.closest('details');
    if (fold) fold.open = true;
  });
  load().catch(() => {
    loading = undefined;
  });
  void answer();
}
