import { afternoon, book, cases, day, morning, openForm, receipt, reopenForm, slot } from './booking-steps';
import { test } from './test';
import type { Target, Visitor } from './visitor';

// Each page is a document of its own. What was booked goes along from page to page, and is forgotten by a reload.

const { drain, repairs } = cases;

/** Waits until the page is loaded anew, after what brings that about. */
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

test('visit: when a slot was booked, then other pages show the receipt and the slot is taken, until a reload', async ({
  visitor,
}) => {
  const inside = await openForm(visitor, drain);
  await book(visitor, inside, drain);
  await visitor.see(receipt);
  // A page without anything to book.
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

test('visit: when a receipt is there and the page is reloaded, then it is gone', async ({ visitor }) => {
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

test('visit: when Back leads to a page from before the booking, then the receipt is there', async ({ visitor }) => {
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
  await visitor.see(receipt);
});

test.describe('when the scripts of the next page are lost', () => {
  test.use({ expected: [/^not loaded: |net::ERR_|Failed to load resource|network connection was lost/] });

  test('visit: then Try again brings them and forgets no slot', async ({ visitor }) => {
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

test('visit: when the page of a booking is left and Back is pressed, then its receipt is there', async ({
  visitor,
}) => {
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
