import { routes } from '../pages';
import { isOn, loadPictures, lossesOf, type Paper, papers, readPage, sheetsOf } from '../paper';
import { book, cases, dialogOf, openForm, openerOf, receipt } from './booking-steps';
import { firstOfTemplate } from './pages';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

// What a page says in words, it says on paper too. Runs in Firefox only: paper.spec.ts of e2e prints in Chromium. The words are
// taken out of the PDF. Prints one page of each template, or with ALL_PAGES=1 all pages.

test.beforeEach(({ visitor }) => {
  // Firefox draws a variable font that is not regular as shapes: its words are on paper, but not in the text of the PDF.
  visitor.site.alterations.page = (html) => html.replaceAll(/--font-text:[^;]+;/g, '--font-text:serif;');
});

async function print({ driver }: Visitor, paper: Paper = 'A4'): Promise<string[]> {
  await driver.evaluate(loadPictures);
  return sheetsOf(await driver.print(paper));
}

test(`paper: when pages are printed on ${papers.join(' and ')}, then no word, number or card is lost`, async ({
  visitor,
}) => {
  test.setTimeout(300_000);
  const lost: string[] = [];
  const table: string[] = [];
  for (const route of routes.filter((each) => process.env.ALL_PAGES || firstOfTemplate.has(each))) {
    await visitor.open(route);
    const words = await visitor.driver.evaluate(readPage, 'main');
    for (const paper of papers) {
      const sheets = await print(visitor, paper);
      // Without `alone`: Firefox knows no `break-after: avoid`, which keeps a heading with what follows.
      const { missing, silent, cut } = lossesOf(words, sheets);
      const on = `${paper} ${route}`;
      table.push(`${on}: ${words.texts.length} texts, ${missing.length} missing, ${sheets.length} sheets`);
      lost.push(
        ...[...missing, ...silent].map((text) => `${on}: lost: ${text}`),
        ...cut.map((text) => `${on}: cut: ${text}`),
      );
    }
  }
  console.log(table.join('\n'));
  expect(lost).toEqual([]);
});

test('paper: when a dialog is open, then the page is printed as without it', async ({ visitor }) => {
  await visitor.open(cases.drain.path);
  const before = await print(visitor);
  await visitor.press(openerOf(cases.drain));
  await visitor.see({ role: 'button', name: 'Next month', inside: dialogOf(cases.drain) });
  expect(await print(visitor)).toEqual(before);
});

test('paper: when a receipt is printed, then it is whole, and no message is printed', async ({ visitor }) => {
  await book(visitor, await openForm(visitor, cases.drain), cases.drain);
  await visitor.see(receipt);
  const message = await visitor.see({ role: 'status' });
  const { texts } = await visitor.driver.evaluate(readPage, 'section[aria-labelledby="receipt-title"]');
  const sheets = await print(visitor);
  const [first = ''] = texts;
  const sheet = sheets.filter((each) => isOn([each], first));
  expect(texts.filter((text) => !isOn(sheet, text))).toEqual([]);
  const [title = ''] = message.text.split('\n');
  expect(isOn(sheets, title)).toBe(false);
});

for (const [name, route, region, answers] of [
  [
    'estimate',
    '/services/boiler-installation-replacement',
    'Boiler installation estimate',
    ['LPG', 'Combi', 'Medium', 'Wall', 'Nearby', 'Within 30 cm'],
  ],
  [
    'calculator',
    '/boiler-quote-calculator',
    'Boiler quote calculator',
    ['Regular', 'Medium', 'Wall', 'Mains gas', 'Yes', 'Nearby', 'More than 30 cm'],
  ],
] as const)
  test(`paper: when the price of the ${name} is printed, then with every line of it`, async ({ visitor }) => {
    await visitor.open(route);
    const inside: Target = { role: 'region', name: region };
    for (const answer of answers) {
      await visitor.press({ role: 'button', name: answer, inside });
      if (name === 'calculator') await visitor.press({ role: 'button', name: 'Next', inside });
      await visitor.gone({ role: 'button', name: answer, inside });
    }
    if (name === 'estimate') {
      await visitor.fill({ role: 'textbox', name: 'Postcode', inside }, 'gu12 9zz');
      await visitor.press({ role: 'button', name: 'Continue', inside });
      await visitor.fill({ role: 'textbox', name: 'Email', inside }, 'jo@example.org');
      await visitor.key('Enter');
    }
    await visitor.see(inside, ({ text }) => /£\d,\d{3}/.test(text));
    const { texts } = await visitor.driver.evaluate(readPage, '[data-resume]');
    const sheets = await print(visitor);
    expect(texts.filter((text) => !isOn(sheets, text))).toEqual([]);
  });
