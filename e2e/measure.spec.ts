import { axeFindings } from './axe';
import { focusTrouble } from './focus';
import { lostInForcedColours, motion } from './media';
import { listen } from './spoken';
import { smallTargets } from './targets';
import { expect, test } from './test';

// Tests the checks that the other tests use: each must find its own faults.
test('checks of the tests: when a page has the faults of them all, then each check finds its own', async ({ page }) => {
  await page.setContent(`<!DOCTYPE html><html lang="en-GB"><head><title>Faults</title><style>
    body { background: #fff; color: #000; font: 16px sans-serif }
    a, button { display: block; margin: 40px; width: 200px; height: 60px; background: #fff; border: 1px solid #000 }
    :focus-visible { outline: 3px solid #06c; outline-offset: 3px }
    .bare:focus { outline: 0 }
    .pale:focus { outline-color: #ccc }
    .frame { overflow: hidden; width: 200px } .frame a { margin: 0 }
    .bar { position: fixed; left: 40px; bottom: 0; width: 200px; height: 100px; background: #fff }
    .tiny a { width: 20px; height: 20px; margin: 0 }
    .lost { forced-color-adjust: none; border-color: #eee; color: #eee; background: #fff }
    .slow { transition: opacity 0.3s }
  </style></head><body>
    <main><h1>Faults</h1>
    <a href="#a">Sound</a><a href="#b" class="bare">Bare</a><a href="#c" class="pale">Pale</a>
    <div class="frame"><a href="#d">Cut</a></div>
    <div class="tiny"><a href="#e">1</a><a href="#f">2</a></div>
    <button class="lost slow" data-look="primary">Lost</button><a href="tel:1" style="height: 30px">Thin</a>
    <a href="#h" style="height: 20px">Low</a>
    <a href="#g" style="position: fixed; left: 80px; bottom: 30px; width: 100px; height: 40px; margin: 0">Under</a><div class="bar"></div>
    <p>Icon <span><svg width="20" height="20" aria-hidden="true"><rect width="20" height="20" fill="#fff" /></svg></span></p>
    <p aria-live="polite"></p><p style="background: linear-gradient(#fff, #eee)">Undecided</p></main>
  </body></html>`);
  expect(await focusTrouble(page)).toEqual([
    'a "Bare": no ring',
    'a "Pale": its ring is pale',
    'a "Cut": its ring is cut off',
    'a "Under": something lies over it',
  ]);
  expect(await smallTargets(page, { touch: false })).toEqual(['a "1": 22 x 22', 'a "2": 22 x 22', 'a "Low": 202 x 22']);
  expect(await smallTargets(page, { touch: true })).toContain('a "Thin": 202 x 32');
  // What is too pale on white may be visible on black. The button's words have a white background of their own.
  expect(await lostInForcedColours(page)).toEqual([
    'button "Lost": its words, on light',
    'button "Lost": its edge, on light',
    'p "Icon": its drawing, on light',
    'button "Lost": its words, on dark',
  ]);
  expect(await motion(page)).toEqual(['BUTTON: none 0.3s auto']);
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^color-contrast, undecided: .*\bp:/));
  const hear = await listen(page);
  await page.evaluate(() => {
    const [live] = document.querySelectorAll('[aria-live]');
    live?.append('Said');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="status">Lost words</p>');
  });
  await hear('Said');
  await expect(hear('Lost words', 100)).rejects.toThrow();
});
