import { expect } from '@playwright/test';
import { axeOptions, axeSource } from '../axe';
import type { Target, Visitor } from '../engines/visitor';

// What somebody does in the studio, in any engine. The studio stands in a shadow root.

const host = '#studio';
export const panel: Target = { role: 'complementary', name: 'Studio', host };
export const button = (name: string): Target => ({ role: 'button', name, inside: panel });
export const tool = (name: string): Target => ({
  role: 'button',
  name,
  inside: { role: 'group', name: 'Studio tools', host },
});
export const status: Target = { role: 'status', inside: panel };

/** Finds a visible text of the page, scrolls to it, and returns its middle. */
function middleOf(text: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start < 0 || !node.parentElement?.closest('main, footer, dialog') || !node.parentElement.checkVisibility())
      continue;
    node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect();
    // The open panel makes the page smaller by zooming it. WebKit measures a zoomed page in the page's own pixels.
    const [whole, body] = [document.documentElement, document.body].map((each) => each.getBoundingClientRect().width);
    const scale = (whole ?? 1) / (body ?? 1);
    return {
      x: (left + width / 2 + scrollX) * scale - scrollX,
      y: (top + height / 2 + scrollY) * scale - scrollY,
    };
  }
  return null;
}

/** Somebody who edits the site in a running `npm run edit`. */
export class Staff {
  constructor(readonly visitor: Visitor) {}

  /** Opens a page with 'Edit' on. */
  async visit(route: string) {
    await this.visitor.open(route);
    const { attributes } = await this.visitor.see(tool('Edit'));
    if (attributes['aria-pressed'] === 'false') await this.visitor.press(tool('Edit'));
    await this.visitor.see(tool('Everything on this page'));
    // The page's texts must have lost their marks before they can be found.
    await this.visitor.until('marked texts', () =>
      this.visitor.driver.evaluate(() => document.querySelector('[data-source]') !== null),
    );
  }

  /** Presses the first place of the page's content that has a text. */
  async pressText(text: string) {
    let last = '';
    const { x, y } = await this.visitor.until(`the text ${text}`, async () => {
      const middle = await this.visitor.driver.evaluate(middleOf, text);
      const before = last;
      last = JSON.stringify(middle);
      // Waits until the page has stopped moving.
      return last === before ? middle : null;
    });
    await this.visitor.driver.pressAt(x, y, 1);
  }

  /** Replaces what a field holds, by keyboard. */
  async retype(target: Target, text: string) {
    const { visitor } = this;
    await visitor.until('the focus', async () => {
      await visitor.press(target);
      return (await visitor.all(target)).some(({ hasFocus }) => hasFocus);
    });
    await visitor.key('Control+a');
    await visitor.driver.type(text);
    await visitor.see(target, ({ value }) => value === text);
  }

  says = (text: string) => this.visitor.see(status, (found) => found.text.includes(text));

  async save() {
    await this.visitor.press(button('Save'));
    await this.says('Saved');
  }

  /** Waits until the page has a text. Returns the milliseconds it took. */
  async follows(text: string): Promise<number> {
    const start = performance.now();
    await this.visitor.until(`the page to have "${text}"`, () =>
      this.visitor.driver.evaluate((wanted) => document.querySelector('main')?.innerText.includes(wanted), text),
    );
    return Math.round(performance.now() - start);
  }

  /** Expects that axe finds nothing in the studio. It cannot decide the colour of what floats over a page. */
  async isAccessible() {
    const { driver } = this.visitor;
    await driver.run(axeSource);
    await driver.run(
      `delete window.__axe; axe.run('${host}', ${JSON.stringify(axeOptions)}).then(({ violations, incomplete }) => {
        const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
        window.__axe = [...violations, ...undecided].map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '));
      }); undefined`,
    );
    const findings = await this.visitor.until('axe', () =>
      driver.evaluate(() => (window as { __axe?: string[] }).__axe ?? null),
    );
    expect(findings).toEqual([]);
  }
}
