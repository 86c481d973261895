import { replyFragment } from '../source/reply-link';
import { hidden } from '../pages';
import { expect, test } from './test';
import type { Target } from './visitor';

const fragment = replyFragment(
  {
    form: 'home-service',
    day: '2026-11-24',
    slot: 'pm',
    values: { name: 'Zoë 水 🔧', email: 'zoe@example.org', phone: '07700 900456', address: '1 High Street\nAsh' },
    way: 'text',
  },
  700,
);
const link = (pattern: string): Target => ({ role: 'link', pattern });

/** Returns the names of everything in the page's two storages, and its cookies. */
const whatIsKept = () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...document.cookie.split(/;\s*/).filter(Boolean),
];

for (const width of [360, 1280])
  test(`reply kit: at ${width} px, when a link is opened, then the office answers, nothing is kept, and a damaged one says so`, async ({
    visitor,
  }) => {
    const follow = (to: string) =>
      visitor.driver.evaluate((next) => {
        location.hash = next;
      }, to);
    await visitor.resize(width, width === 360 ? 640 : 900);
    await visitor.open(hidden);
    await visitor.see({ role: 'button', name: 'Read the link' });
    await follow(fragment);
    await visitor.see(link('Agreed: Text 07700900456'), ({ attributes: { href = '' } }) =>
      href.startsWith('sms:+447700900456?&body='),
    );
    await visitor.see(link('Agreed: Email zoe@example.org'), ({ attributes: { href = '' } }) =>
      decodeURIComponent(href).includes('Hello Zoë 水 🔧,'),
    );
    await visitor.see(link('Agreed: Calendar file'), ({ attributes: { href = '' } }) =>
      decodeURIComponent(href).includes('DTSTART;TZID=Europe/London:20261124T130000'),
    );
    expect(await visitor.sideways()).toBeLessThanOrEqual(0);
    expect(await visitor.driver.evaluate(whatIsKept)).toEqual([]);
    await follow(fragment.slice(0, -12));
    await visitor.see({ role: 'main' }, ({ text }) => text.includes('This link is damaged.'));
    expect(await visitor.sideways()).toBeLessThanOrEqual(0);
  });
