import { book, cases, dialogOf, openerOf, openForm, receipt } from './booking-steps';
import { expect, test } from './test';
import type { Target } from './visitor';

// What a visitor can still do when something else fails in or around an island.

const { drain } = cases;

test.describe('when React fails in an island', () => {
  // Firefox reports an error on the console only by its type.
  test.use({ expected: [/are needed where one can book|^JSHandle@error$/] });

  test('booking drain: when React fails, then the dialog keeps its server-rendered HTML, says so and offers the phone number', async ({
    visitor,
  }) => {
    // The form cannot be rendered without its data.
    visitor.site.alterations.script = (text) => text.replaceAll('"appointments":', '"lost":');
    await visitor.open(drain.path);
    await visitor.press(openerOf(drain));
    const inside: Target = dialogOf(drain);
    await visitor.see({ role: 'button', name: 'Try again', inside });
    const { attributes } = await visitor.see({ role: 'link', name: 'Call', inside });
    expect(attributes.href).toMatch(/^tel:\+44/);
    await visitor.key('Escape');
    await visitor.gone(inside);
    await visitor.arrives(drain.path);
  });
});

test('booking drain: when the browser denies storage, then the receipt is shown', async ({ visitor }) => {
  const before = `for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });`;
  const inside = await openForm(visitor, drain, before);
  await book(visitor, inside, drain);
  await visitor.see(receipt);
});

test.describe('when an extension fails', () => {
  test.use({ expected: [/extension/] });

  test('booking drain: when an extension fails, then the receipt is shown', async ({ visitor }) => {
    const before = `addEventListener('pointerdown', () => { throw new Error('extension'); }, true);
      addEventListener('DOMContentLoaded', () => {
        document.body.append(document.createElement('extension-bar'));
        document.querySelector('dialog')?.setAttribute('data-extension', '');
        Promise.reject(new Error('extension'));
      });`;
    const inside = await openForm(visitor, drain, before);
    await book(visitor, inside, drain);
    await visitor.see(receipt);
  });
});
