import { allFields } from '../booking/forms/form-definitions';
import { longestLink, longestReply, type Message, messageLink, messageText } from './message';
import { type LinkedBooking, replyFragment, replyLine, shortName } from './reply-link';
import { exampleTexts } from './test-support/examples';
import { parseMailto } from './test-support/parse-mailto';

const booking: LinkedBooking = {
  form: 'home-quote',
  day: '2026-11-24',
  slot: 'am',
  values: { name: 'Jo Doe', email: 'jo@example.org', summary: 'Tap drips' },
  way: 'text',
};
const textOf = (link: string) =>
  Buffer.from(/1\.([\w-]+)/.exec(link)?.[1] ?? '', 'base64url')
    .toString()
    .split('\0');

it('reply link: when a booking is written, then its link is the one that earlier versions wrote', () => {
  expect(replyFragment(booking, 700)).toMatchInlineSnapshot(
    `"1.aG9tZS1xdW90ZQAyMDI2LTExLTI0AGFtAG5lNEpvIERvZQBlbDVqb0BleGFtcGxlLm9yZwBzeTdUYXAgZHJpcHMAd3kzdGV4dA.uf5t0h"`,
  );
});

it('reply link: when values are named, then each name is short, and the same as in earlier mails', () => {
  const ids = ['way', ...new Set(allFields)];
  expect(ids.map(shortName).join(' ')).toMatchInlineSnapshot(
    `"wy3 ne4 el5 pe5 aeh sy7 as7 mrc irb lrf bd5 ae3 ldc ieg lef ds7"`,
  );
  expect(new Set(ids.map(shortName)).size).toBe(ids.length);
});

it('reply link: when there is little room, then the longest text is shortened first, then left out, and who wrote stays', () => {
  const long = {
    ...booking,
    values: { ...booking.values, summary: 'All radiators are cold. '.repeat(40), details: 'x' },
  };
  const [whole, fits, least] = [2000, 300, 0].map((room) => replyFragment(long, room));
  expect(textOf(whole ?? '').at(-3)).toBe(`sy7${long.values.summary}`);
  expect(fits?.length).toBeLessThanOrEqual(300);
  expect(textOf(fits ?? '').slice(3)).toEqual([
    'ne4Jo Doe',
    'el5jo@example.org',
    expect.stringMatching(/^sy7All radiators are cold\..*…$/),
    'ds7x',
    'wy3text',
  ]);
  expect(textOf(least ?? '').slice(3)).toEqual(['ne4Jo Doe', 'el5jo@example.org', 'wy3text']);
});

it('reply link: when a text is cut, then no emoji is cut in half', () => {
  const fragment = replyFragment({ ...booking, values: { summary: '👨‍👩‍👧‍👦'.repeat(60) } }, 600);
  expect(textOf(fragment)[3]).toMatch(/^sy7(?:👨‍👩‍👧‍👦)+…$/);
});

describe('booking mail with a link for the answer', () => {
  const line = exampleTexts.mail.reply.line;
  const mail = (summary: string, values: LinkedBooking['values'] = {}): Message => ({
    purpose: 'booking',
    to: 'bookings@example.com',
    subject: 'New Appointment Booking',
    lines: [{ label: 'Work summary', value: summary, typed: true }, { text: '- The room' }],
    delayMs: 0,
    window: 'same',
    continued: '[continued]',
    reply: (room) =>
      replyLine({ ...booking, values: { ...booking.values, summary, ...values } }, 'https://a.example/', line, room),
  });
  const bodyOf = (message: Message) => parseMailto(messageLink(message)).fields.at(-1)?.[1] ?? '';
  const lastOf = (message: Message) => bodyOf(message).split('\r\n').at(-1) ?? '';

  it('when there is room, then it ends with one link, also in the copied message', () => {
    expect(lastOf(mail('Tap drips'))).toMatch(
      /^For our office, to answer: https:\/\/a\.example\/reply#1\.[\w-]+\.[0-9a-z]+$/,
    );
    expect(messageText(mail('Tap drips'), exampleTexts.labels).split('\n').at(-1)).toBe(lastOf(mail('Tap drips')));
  });

  it("when the text is long, then the link's copy of it gives way before the mail's", () => {
    const summary = 'Cold. '.repeat(190);
    expect(messageLink(mail(summary)).length).toBeLessThanOrEqual(longestLink);
    expect(bodyOf(mail(summary))).toContain(`Work summary: ${summary}`);
    expect(textOf(lastOf(mail(summary))).slice(3)).toEqual(['ne4Jo Doe', 'el5jo@example.org', 'wy3text']);
  });

  it('when the text alone fills the mail, then it is shortened, and the link stays', () => {
    const message = mail('Холодно. '.repeat(100));
    expect(messageLink(message).length).toBeLessThanOrEqual(longestLink);
    expect(bodyOf(message)).toContain(' [continued]\r\n');
    expect(lastOf(message)).toMatch(/reply#1\./);
  });

  it('when even the shortest link is too long, then it is left out, and the mail is as without it', () => {
    const { reply, ...without } = mail('Tap drips', {
      name: '水'.repeat(100),
      email: `${'x'.repeat(240)}@example.org`,
    });
    expect(reply?.(0).length).toBeGreaterThan(longestReply);
    expect(messageLink({ ...without, reply: (room) => reply?.(room) ?? '' })).toBe(messageLink(without));
  });
});
