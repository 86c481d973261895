import { expect, test } from '@playwright/test';
import { engineNames, missingPackages } from '../programs/engines';
import { startEngine, usual } from '../engines/test';
import { Visitor } from '../engines/visitor';
import { RunningEdit } from './running';
import { button, panel, Staff, tool } from './staff';

// The studio's main journeys in Chromium, Firefox and WebKit, all in one `npm run edit`. Each leaves `data/` as it was.
test.describe.configure({ mode: 'serial' });

const patience = 30_000;
let edit: RunningEdit;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  edit = new RunningEdit(8126);
  edit.beginGit();
  edit.start();
  await edit.isReady();
});
test.afterAll(async () => {
  edit.kill('SIGTERM');
  await edit.hasEnded();
});

const lines = (...wanted: string[]) => {
  expect(edit.changedLines()).toEqual(wanted);
};

for (const engine of engineNames)
  test.describe(`studio: in ${engine}`, () => {
    const missing = missingPackages(engine);
    test.skip(missing.length > 0 && process.env.ENGINES !== 'all', `apt-get install ${missing.join(' ')}`);

    let visitor: Visitor;
    let staff: Staff;
    test.beforeAll(async () => {
      const driver = await startEngine(engine, usual);
      await driver.reset();
      const site = { origin: edit.at(''), alterations: { before: '' }, close: () => Promise.resolve() };
      visitor = new Visitor(engine, driver, site, {}, patience);
      staff = new Staff(visitor);
      await driver.goTo(edit.printed());
      await visitor.see(tool('Edit'));
    });
    test.beforeEach(() => visitor.resize(1280, 900));
    test.afterEach(() => {
      lines();
    });
    test.afterAll(() => visitor.driver.close());

    test('when a price is pressed, changed and saved, then one line changes, the page follows, and all can be undone', async () => {
      await staff.visit('/');
      await staff.pressText('£50');
      await visitor.see(panel, ({ text }) => /on \d+ pages/.test(text));
      await staff.retype({ role: 'spinbutton', name: 'Annual service', inside: panel }, '55');
      await visitor.see(panel, ({ text }) => text.includes('Book a boiler service, £55'));
      await staff.save();
      console.log(`${engine}: the page followed ${await staff.follows('Book a boiler service, £55')} ms after 'Saved'`);
      lines('-annualService: 50', '+annualService: 55');

      await visitor.press(button('Undo'));
      await staff.says('Undone');
      lines();
      await visitor.press(button('Redo'));
      await staff.says('Redone');
      lines('-annualService: 50', '+annualService: 55');
      await visitor.press(button('Undo'));
      await staff.says('Undone');
      await staff.follows('Book a boiler service, £50');
    });

    test('when a price in a sentence is pressed beside the open panel, then the form of the price opens', async () => {
      await staff.visit('/');
      await staff.pressText('Book a boiler service');
      const sentence = { role: 'textbox', inside: panel };
      await visitor.see(sentence, ({ value }) => value === 'Book a boiler service, {Annual service}');
      await staff.pressText('£50');
      await visitor.gone(sentence);
      await visitor.see({ role: 'spinbutton', name: 'Annual service', inside: panel });
      await visitor.press(button('Close'));
      await visitor.gone(panel);
    });

    test('when only the keyboard is used, then a text is opened, changed and left, and the focus returns', async () => {
      const heading = { role: 'heading', inside: { role: 'main' } };
      await visitor.open('/about');
      // 'Edit' is still on from the journeys before.
      await visitor.driver.evaluate(() => {
        sessionStorage.clear();
      });
      await visitor.open('/about');
      await visitor.see(tool('Edit'), ({ attributes }) => attributes['aria-pressed'] === 'false');
      // The studio stands at the end of the page.
      for (let presses = 0; !(await visitor.all(tool('Edit'))).some(({ hasFocus }) => hasFocus); presses += 1) {
        expect(presses).toBeLessThan(10);
        await visitor.key('Shift+Tab');
      }
      await visitor.key('Enter');
      await visitor.see(tool('To do'));
      await visitor.open('/about');
      await visitor.see(heading, ({ attributes }) => attributes.tabindex === '0');
      await visitor.tabTo(heading);
      const { text } = await visitor.see(heading);
      await visitor.key('Enter');
      const box = { role: 'textbox', inside: panel };
      await visitor.see(box, ({ hasFocus }) => hasFocus);
      await visitor.key('End');
      await visitor.driver.type('!');
      await visitor.see(box, ({ value }) => value === `${text}!`);
      await visitor.tabTo(button('Save'));
      await visitor.key('Enter');
      await staff.says('Saved');
      expect(edit.changedLines()).toHaveLength(2);
      await staff.follows(`${text}!`);
      await visitor.key('Escape');
      await visitor.gone(panel);
      await visitor.see(heading, ({ hasFocus }) => hasFocus);

      await visitor.key('Enter');
      await visitor.see(box, ({ hasFocus }) => hasFocus);
      for (let presses = 0; !(await visitor.all(button('Undo'))).some(({ hasFocus }) => hasFocus); presses += 1) {
        expect(presses).toBeLessThan(10);
        await visitor.key('Shift+Tab');
      }
      await visitor.key('Enter');
      await staff.says('Undone');
      await visitor.key('Escape');
      await visitor.gone(panel);
      await visitor.see(heading, ({ hasFocus }) => hasFocus);
    });

    test('when a text of an open dialog is pressed, then the panel has its usual width, and Escape closes the panel alone', async () => {
      await staff.visit('/');
      await visitor.press(tool('Edit'));
      await visitor.gone(tool('To do'));
      await visitor.press({ role: 'button', name: 'Book Now' });
      const dialog = { role: 'dialog', name: 'Book Your Boiler Service' };
      await visitor.see(dialog);
      await visitor.press(tool('Edit'));
      await staff.pressText('Book Your Boiler Service');
      await visitor.see({ role: 'textbox', inside: panel }, ({ hasFocus }) => hasFocus);
      const { rect } = await visitor.see(panel);
      expect(Math.round(rect.width)).toBe(440);
      await visitor.key('Escape');
      await visitor.gone(panel);
      await visitor.see(dialog);
      await visitor.key('Escape');
      await visitor.gone(dialog);
    });

    test('when the window is 360 px wide, then the panel fits, and a text can be changed', async () => {
      await visitor.resize(360, 640);
      await staff.visit('/faq');
      await staff.pressText('Questions and answers');
      const { rect } = await visitor.see(panel);
      expect(rect.left).toBeGreaterThanOrEqual(0);
      expect(rect.width).toBeLessThanOrEqual(360);
      await staff.retype({ role: 'textbox', inside: panel }, 'Asked and answered');
      await staff.save();
      lines('-title: Questions and answers', '+title: Asked and answered');
      await staff.follows('Asked and answered');
      expect(await visitor.sideways()).toBeLessThanOrEqual(0);
      await staff.isAccessible();
      await visitor.press(button('Undo'));
      await staff.says('Undone');
      await visitor.press(button('Close'));
      await visitor.gone(panel);
    });

    test('when a description is found in the list of everything, then its line changes', async () => {
      await staff.visit('/faq');
      await visitor.press(tool('Everything on this page'));
      await visitor.fill({ role: 'searchbox', name: 'Search', inside: panel }, 'sentences for search results');
      await visitor.press({ role: 'button', inside: { role: 'listitem', inside: panel } });
      await staff.retype({ role: 'textbox', inside: panel }, 'Answers about visits, prices and payment.');
      await staff.save();
      expect(edit.changedLines()).toEqual([
        expect.stringMatching(/^- {2}description: /),
        expect.stringContaining('Answers about visits, prices and payment.'),
      ]);
      await visitor.press(button('Undo'));
      await staff.says('Undone');
    });

    test('when a half-day is pressed on the calendar by keyboard, then it is full, and undo frees it', async () => {
      for (const width of [1280, 360]) {
        await visitor.resize(width, 800);
        await staff.visit('/');
        await visitor.press(tool('Everything on this page'));
        await visitor.fill({ role: 'searchbox', name: 'Search', inside: panel }, 'Closed dates');
        await visitor.press({ role: 'button', inside: { role: 'listitem', inside: panel } });
        await visitor.press(button('The whole form'));
        await visitor.press({ role: 'button', pattern: '^Full\\b', inside: panel });
        const half = { role: 'button', pattern: '^(Morning|Afternoon), .*, full$', inside: panel };
        await visitor.until('the focus on the first half-day', async () => (await visitor.all(half))[0]?.hasFocus);
        await visitor.key('ArrowRight');
        await visitor.key('Space');
        await visitor.see(half, ({ hasFocus, text }) => hasFocus && text === 'Afternoon, full');
        await staff.isAccessible();
        await staff.save();
        expect(edit.changedLines()).toEqual([
          expect.stringMatching(/^-full: /),
          expect.stringMatching(/^\+full: .*slot: pm/),
        ]);
        await visitor.press(button('Undo'));
        await staff.says('Undone');
        expect(await visitor.sideways()).toBeLessThanOrEqual(0);
      }
    });

    test('when a file cannot be read, then its text opens at the line of the mistake', async () => {
      const name = 'booking-dialog.yaml';
      const good = edit.read(name);
      const wrong = '    missing: Choose the make of your boiler; Other if it is not in the list';
      await staff.visit('/faq');
      edit.change(name, wrong, wrong.replace('missing: ', 'missing: "'));
      await staff.visit('/faq');
      const text = { role: 'textbox', name: 'The texts as they are kept', inside: panel };
      await visitor.see(text, ({ hasFocus }) => hasFocus);
      const shown = await visitor.driver.evaluate(() => {
        const area = document.querySelector('#studio')?.shadowRoot?.querySelector('textarea');
        if (!area) return null;
        const line = area.value.slice(0, area.selectionStart).split('\n').length;
        const lineHeight = parseFloat(getComputedStyle(area).lineHeight);
        // Lines may be broken, so it stands at this height or below.
        return { line, isInView: area.scrollTop + area.clientHeight > (line - 1) * lineHeight, top: area.scrollTop };
      });
      expect(shown).toMatchObject({ line: good.split('\n').indexOf(wrong) + 1, isInView: true });
      expect(shown?.top).toBeGreaterThan(0);
      edit.change(name, 'missing: "', 'missing: ');
    });

    test('when the lists of the studio are opened, then axe finds nothing', async () => {
      for (const width of [1280, 360]) {
        await visitor.resize(width, 800);
        await staff.visit('/');
        for (const name of ['Everything on this page', 'New …', 'What I have changed', 'To do']) {
          await visitor.press(tool(name));
          await visitor.see(panel, ({ text }) => !text.includes('Loading …'));
          await staff.isAccessible();
        }
      }
    });
  });
