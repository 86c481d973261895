import { cases, openForm } from './booking-steps';
import { expect, test, usual } from './test';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, largeText: true } });

/** Returns short words of the page that are broken over two lines, as single letters in a narrow column are. */
const brokenWords = () => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg, script, style, template')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\p{L}@.])\p{L}{2,9}(?![\p{L}@.])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
};

test.use({ expected: [/\.woff2|status of 404/] });

for (const [width, fonts] of [
  [360, "the site's"],
  // The device's fonts are used wherever the site's come too late. Their letters are wider.
  [360, "the device's"],
  [1280, "the site's"],
] as const)
  test(`large text: when a page of ${width} px has ${fonts} fonts, then it is not wider than the window, breaks no short word, and its dialog can be used`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 740);
    if (fonts === "the device's")
      visitor.site.alterations.answers = (pathname, response) => {
        if (pathname.endsWith('.woff2')) response.writeHead(404).end();
        return pathname.endsWith('.woff2');
      };
    const tooWide: string[] = [];
    const broken: string[] = [];
    for (const route of [
      '/',
      '/services',
      '/services/boiler-installation-replacement',
      '/guides/emergency-leak-repair',
      '/guides/how-to-increase-boiler-pressure',
      '/insights/best-boiler-brands-uk',
      '/insights/combi-boiler-guide',
      '/faq',
      '/legal',
    ]) {
      await visitor.open(route);
      const size = await visitor.driver.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      const sideways = await visitor.sideways();
      if (sideways > 0) tooWide.push(`${route}: ${sideways} px`);
      broken.push(...(await visitor.driver.evaluate(brokenWords)).map((word) => `${route}: ${word}`));
    }
    expect(tooWide).toEqual([]);
    expect(broken).toEqual([]);
    const inside = await openForm(visitor, cases.drain);
    await visitor.press({ role: 'button', pattern: '24 November 2026', inside });
    await visitor.fill({ role: 'textbox', name: 'Work summary', inside }, 'The tap drips');
    await visitor.reach({ role: 'button', name: 'Confirm Booking', inside });
  });
