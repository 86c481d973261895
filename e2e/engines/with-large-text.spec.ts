import { cases, openForm } from './booking-steps';
import { expect, test, usual } from './test';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, largeText: true } });

test.skip(({ engine }) => engine === 'webkit', 'The browser of WebKitGTK has no setting for the size of text.');

for (const width of [360, 1280])
  test(`large text: at ${width} px, no page is wider than the window, and a dialog can be used`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 740);
    const tooWide: string[] = [];
    for (const route of [
      '/',
      '/services',
      '/services/boiler-installation-replacement',
      '/guides/emergency-leak-repair',
      '/insights/best-boiler-brands-uk',
      '/faq',
      '/legal',
    ]) {
      await visitor.open(route);
      const size = await visitor.driver.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      const sideways = await visitor.sideways();
      if (sideways > 0) tooWide.push(`${route}: ${sideways} px`);
    }
    expect(tooWide).toEqual([]);
    const inside = await openForm(visitor, cases.drain);
    await visitor.press({ role: 'button', pattern: '24 November 2026', inside });
    await visitor.fill({ role: 'textbox', name: 'Work summary', inside }, 'The tap drips');
    await visitor.reach({ role: 'button', name: 'Confirm Booking', inside });
  });
