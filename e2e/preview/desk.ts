import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { RunningEdit } from './running';

/** A member of staff at `npm run edit` in Chromium, with a count of what was pressed. */
export class Desk {
  readonly edit: RunningEdit;
  page!: Page;
  presses = 0;

  constructor(port: number) {
    this.edit = new RunningEdit(port);
  }

  /** Starts the preview and opens the address that the terminal shows. */
  async open(browser: Browser): Promise<Page> {
    this.edit.beginGit();
    this.edit.start();
    await this.edit.isReady();
    this.page = await browser.newPage();
    await this.page.goto(this.edit.printed(), { timeout: 120_000 });
    await expect(this.tool('Edit')).toBeVisible({ timeout: 60_000 });
    return this.page;
  }

  /** Makes what has changed so far the state that the next changes are compared with. */
  async begin() {
    this.edit.commit();
    this.presses = 0;
    await this.page.evaluate(() => {
      sessionStorage.clear();
    });
  }

  async close() {
    this.edit.kill('SIGTERM');
    await this.edit.hasEnded();
  }

  panel = () => this.page.getByRole('complementary', { name: 'Studio' });
  button = (name: string | RegExp) => this.panel().getByRole('button', { name });
  tool = (name: string) =>
    this.page.getByRole('group', { name: 'Studio tools' }).getByRole('button', { name, exact: true });

  press = async (target: Locator) => {
    this.presses += 1;
    await target.click();
  };

  /** Expects that the panel says 'Saved'. Another status may say what became of a pasted text. */
  isSaved = () =>
    expect(
      this.panel()
        .getByRole('status')
        .filter({ hasText: /^Saved$/ }),
    ).toBeVisible({ timeout: 15_000 });

  save = async () => {
    await this.press(this.button('Save'));
    await this.isSaved();
  };

  /** Opens a page and its 'Edit'. */
  visit = async (route: string) => {
    await this.page.goto(this.edit.at(route));
    await this.press(this.tool('Edit'));
  };

  /** Finds something in the list of everything on the page: the first that has the words, or the one of that name. */
  find = async (words: string, name?: RegExp) => {
    await this.press(this.tool('Everything on this page'));
    await this.panel().getByLabel('Search').fill(words);
    await this.press(this.panel().getByRole('listitem').getByRole('button', { name }).first());
  };

  /** Expects the changed lines of `data/`: `-old` and `+new`. */
  lines = (...wanted: string[]) => {
    expect(this.edit.changedLines()).toEqual(wanted);
  };
}
