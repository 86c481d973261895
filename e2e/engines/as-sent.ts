import { expect } from './test';
import type { Visitor } from './visitor';

/** Expects that four pages can be read and the company called from the server-rendered HTML, without scripts. */
export async function worksAsSent(visitor: Visitor) {
  for (const route of ['/', '/services/boiler-installation-replacement', '/guides/emergency-leak-repair', '/faq']) {
    await visitor.open(route);
    await visitor.see({ role: 'heading', inside: { role: 'main' } }, ({ tag }) => tag === 'H1');
    await visitor.see({ role: 'link', name: 'Call' }, ({ attributes: { href } }) =>
      /^tel:\+44\d{10}$/.test(href ?? ''),
    );
    expect(await visitor.sideways()).toBeLessThanOrEqual(0);
  }
}
