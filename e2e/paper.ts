/** The sizes of paper that pages are printed on. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** Returns the letters and digits of a text, with £ and %: a PDF may break lines and hyphenate anywhere. */
export const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}£%]+/gu, '');

/** Returns the letters and digits of each sheet of a PDF. */
export async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map(lettersOf);
}

/** Whether a text is on the sheets, whole or with a break between two words. */
export function isOn(sheets: readonly string[], text: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, index) =>
    [words.slice(0, index), words.slice(index)].every((part) => {
      const wanted = lettersOf(part.join(' '));
      return sheets.some((sheet) => sheet.includes(wanted));
    }),
  );
}

/** What a part of a page says. */
interface PageWords {
  /** The texts that a visitor can read, or open to read, each once. */
  texts: string[];
  headings: string[];
  /** The telephone numbers that its links call, without the first 0. */
  numbers: string[];
  /** The first and the last text of each part that paper must not cut, such as a card. */
  wholes: (readonly [first: string, last: string])[];
}

/** Reads a part of the page. Runs in the page. */
export const readPage = (part: string): PageWords => {
  // A button and a slider do nothing on paper, a list of links to parts of the page leads nowhere, and a film is not there. A
  // chart has its numbers in it, and once more in a table for screen readers.
  const left =
    'button, [data-look]:not([href^="tel:"]), .no-print, dialog, nav, aside:has(.contents), svg, figure details, label, [aria-live], [data-resume] a:not([href^="tel:"])';
  const root = document.querySelector(part) ?? document.body;
  const textsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { text: string; parent: Element }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      // What is for screen readers alone is one pixel wide.
      if (parent && parent.getBoundingClientRect().width > 1) found.push({ text: textContent ?? '', parent });
    }
    return found;
  };
  const visible = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const wholes = visible('article:not(:has(section)), tr, [data-tone]')
    .filter((element) => element.closest('.no-print, dialog, figure details') === null)
    .map((element) => {
      const texts = textsIn(element).filter(({ parent }) => !parent.closest('button, [data-look]'));
      return [texts[0]?.text ?? '', texts.findLast(({ text }) => text.trim())?.text ?? ''] as const;
    });
  const headings = visible('h2, h3, summary').map(({ innerText }) => innerText);
  const numbers = visible('a[href^="tel:"]').map((link) =>
    (link as HTMLAnchorElement).href.replace(/^tel:(?:\+44)?0?/, ''),
  );
  const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  const names = closed.map(({ name }) => name);
  for (const each of closed) {
    each.name = '';
    each.open = true;
  }
  const texts = textsIn(root)
    .filter(({ parent }) => parent.checkVisibility() && parent.closest(left) === null)
    .map(({ text }) => text);
  closed.forEach((each, index) => {
    each.open = false;
    each.name = names[index] ?? '';
  });
  return {
    texts: [...new Set(texts)].filter((text) => /[\p{L}\p{N}£%]/u.test(text)),
    headings,
    numbers: [...new Set(numbers)],
    wholes,
  };
};

/** Lets the page fetch all of its pictures. Runs in the page. */
export const loadPictures = () => {
  for (const shown of document.querySelectorAll('img[loading=lazy]')) shown.removeAttribute('loading');
};

/** Returns what sheets of paper lack of a page, what they cut in two, and the headings at the foot of a sheet. */
export const lossesOf = ({ texts, headings, numbers, wholes }: PageWords, sheets: readonly string[]) => ({
  missing: texts.filter((text) => !isOn(sheets, text)),
  silent: numbers.filter((number) => !sheets.join('').replace(/\D/g, '').includes(number)),
  cut: wholes
    .filter(
      ([first, last]) => !sheets.some((sheet) => sheet.includes(lettersOf(first)) && sheet.includes(lettersOf(last))),
    )
    .map(([first]) => first),
  alone: headings.filter((text) => sheets.slice(0, -1).some((sheet) => sheet.endsWith(lettersOf(text)))),
});
