import { afternoon, book, cases, day, morning, openForm, receipt, reopenForm, slot } from './booking-steps';
import { lostFiles, test } from './test';
import type { Target, Visitor } from './visitor';

// Each page is a separate document. Bookings are kept from page to page, until a reload.

const { drain, repairs } = cases;

/** Waits for a reload that `bring` causes. */
async function anew(visitor: Visitor, bring: () => void) {
  await visitor.driver.evaluate(() => {
    document.documentElement.dataset.old = '';
  });
  await visitor.driver.evaluate(bring);
  await visitor.until('the page', () =>
    visitor.driver
      .evaluate(() => !('old' in document.documentElement.dataset) && document.readyState === 'complete')
      .catch(() => false),
  );
}

test('visit: when a slot is booked, then other pages show the receipt and the slot as taken, until a reload', async ({
  visitor,
}) => {
  const inside = await openForm(visitor, drain);
  await book(visitor, inside, drain);
  await visitor.see(receipt);
  // A page without a booking form.
  await visitor.press({ role: 'button', name: 'Hide message' });
  await visitor.driver.evaluate(() => {
    setTimeout(() => {
      location.assign('/legal');
    });
  });
  await visitor.arrives('/legal');
  await visitor.see(receipt);
  // A page with another form.
  await visitor.open(repairs.path);
  await visitor.see(receipt);
  await visitor.press({ role: 'button', name: 'Dismiss', inside: receipt });
  await visitor.gone(receipt);
  const other = await reopenForm(visitor, repairs);
  await visitor.press(day(other));
  await visitor.see(slot(other, morning), ({ attributes }) => 'disabled' in attributes);
  await visitor.see(slot(other, afternoon), ({ attributes }) => !('disabled' in attributes));

  await anew(visitor, () => {
    setTimeout(() => {
      location.reload();
    });
  });
  const fresh = await reopenForm(visitor, repairs);
  await visitor.press(day(fresh));
  await visitor.see(slot(fresh, morning), ({ attributes }) => !('disabled' in attributes));
});

test('visit: when a page with a receipt is reloaded, then the receipt is gone', async ({ visitor }) => {
  const inside = await openForm(visitor, drain);
  await book(visitor, inside, drain);
  await visitor.see(receipt);
  await anew(visitor, () => {
    setTimeout(() => {
      location.reload();
    });
  });
  await visitor.gone(receipt);
});

test('visit: when Back leads to a page from before the booking, then it shows the receipt', async ({ visitor }) => {
  test.slow();
  // Firefox 153 loads the page again in about half of the runs, and then without anything that this tab has stored.
  const tries = visitor.engine === 'firefox' ? 6 : 1;
  let kept = 0;
  for (let turn = 0; turn < tries && kept === 0; turn += 1) {
    if (turn > 0) await visitor.driver.reset();
    await visitor.open('/faq');
    await visitor.driver.evaluate((path) => {
      setTimeout(() => {
        location.assign(path);
      });
    }, drain.path);
    await visitor.arrives(drain.path);
    const inside = await reopenForm(visitor, drain);
    await book(visitor, inside, drain);
    await visitor.press({ role: 'button', name: 'Hide message' });
    await visitor.see(receipt);
    await visitor.back();
    await visitor.arrives('/faq');
    kept = await visitor.driver.evaluate(() => sessionStorage.length);
  }
  await visitor.see(receipt);
});

test.describe('when the scripts of the next page do not load', () => {
  test.use({ expected: [lostFiles] });

  test('visit: when scripts of the next page do not load, then Try again loads them, and the slot stays taken', async ({
    visitor,
  }) => {
    const inside = await openForm(visitor, drain);
    await book(visitor, inside, drain);
    await visitor.see(receipt);
    await visitor.press({ role: 'button', name: 'Hide message' });
    visitor.site.alterations.loses = (address) => address.includes('/islands/estimate-');
    const estimatePage = '/services/boiler-installation-replacement';
    await visitor.driver.evaluate((path) => {
      setTimeout(() => {
        location.assign(path);
      });
    }, estimatePage);
    await visitor.arrives(estimatePage);
    await visitor.see(receipt);
    await visitor.press({ role: 'button', name: 'Dismiss', inside: receipt });
    await visitor.gone(receipt);
    const estimate: Target = { role: 'region', name: 'Boiler installation estimate' };
    await visitor.press({ role: 'button', name: 'LPG', inside: estimate });
    const again: Target = { role: 'button', name: 'Try again', inside: estimate };
    await visitor.see(again);
    delete visitor.site.alterations.loses;
    await visitor.press(again);
    await visitor.see(estimate, ({ text }) => text.includes('Step 2 of 8'));
    // The slot is still taken.
    await visitor.open(repairs.path);
    const other = await reopenForm(visitor, repairs);
    await visitor.press(day(other));
    await visitor.see(slot(other, morning), ({ attributes }) => 'disabled' in attributes);
  });
});

test.describe('when a page is left while it fetches a script', () => {
  // WebKit cancels the script and, on the page that Back brings up again, reports it as not loaded.
  test.use({ expected: [/^not loaded: .*\/islands\/receipts-/] });

  test("visit: when a booking's page is left and Back is pressed, then it shows the receipt", async ({ visitor }) => {
    const inside = await openForm(visitor, drain);
    await book(visitor, inside, drain);
    await visitor.press({ role: 'button', name: 'Hide message' });
    await visitor.see(receipt);
    await visitor.driver.evaluate(() => {
      setTimeout(() => {
        location.assign('/faq');
      });
    });
    await visitor.arrives('/faq');
    await visitor.see(receipt);
    await visitor.back();
    await visitor.arrives(drain.path);
    await visitor.see(receipt);
  });
});
