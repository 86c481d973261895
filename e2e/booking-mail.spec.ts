import {
  bodyOf,
  type Case,
  cases,
  company,
  confirm,
  control,
  every,
  fill,
  longDate,
  open,
  parseMail,
  receiptOf,
  standsForItsKind,
  visit,
} from './booking-steps';
import { oneMail, test } from './mail-handler';
import { expect } from './test';

// Tests what leaves the browser. Operating systems differ in how they open an address.
test.skip(process.platform !== 'linux', 'the stand-in for the mail program is a Linux one');

for (const [name, each] of Object.entries<Case>(cases).filter(([name]) => standsForItsKind(name)))
  test(`booking ${name}: when Confirm or a link of the receipt is pressed, then a mail opens`, async ({
    page,
    inbox,
  }) => {
    test.setTimeout(60_000);
    await visit(page, each.path);
    const dialog = await open(page, each);
    await fill(dialog, each.kind, { values: every[each.kind] });
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    const first = await oneMail(page, inbox);
    const links = receiptOf(page).getByRole('link', { name: /^Open email/ });
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(first).toBe(addresses[0]);
    expect(parseMail(first)).toMatchObject({
      to: [each.to[0]],
      subject: `${each.subject} - ${longDate}`,
      lines: bodyOf(each),
    });
    for (const [index, address] of addresses.entries()) {
      await links.nth(index).click();
      expect(await oneMail(page, inbox)).toBe(address);
      expect(parseMail(address).to).toEqual([each.to[index]]);
    }
  });

/** Texts that a visitor might type, deliberately or not. */
const texts: Record<string, string> = {
  'what has a meaning in addresses': '& ? # % + = / \\ [ ] ; , : @ ! $ ( ) * %20 %25',
  quotes: `"double" 'single' \`back\` “curly” ‘curly’`,
  emoji: '🔧👩🏽‍🔧🇬🇧 é ñ ß 汉字',
  'right-to-left text': 'صنبور يقطر \u202Eevil\u202C עברית',
  'line breaks': 'one\ntwo\r\nthree\rfour',
  'an encoded line break': '%0D%0ABcc: x@y.z',
  'a header of its own': 'x\r\nBcc: x@y.z\r\n\r\nEmail: x@y.z',
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; &lt;',
  'a mail link': 'a@b.c?bcc=x@y.z&body=x',
};

/** Returns a text without its direction marks, which are invisible. */
const seen = (text: string) => text.replace(/[\u202A-\u202E]/g, '');

test('mails: when one of nine unusual texts is typed, then it arrives without direction marks and adds no header or recipient', async ({
  page,
  inbox,
}) => {
  test.setTimeout(120_000);
  const { drain } = cases;
  await visit(page, drain.path);
  for (const [index, text] of Object.values(texts).entries()) {
    const dialog = await open(page, drain);
    const on = `${[10, 11, 12, 13, 14, 16, 17, 18, 19][index]} November 2026`;
    await fill(dialog, 'quote', { on, values: { ...every.quote, 'Full name': text, 'Work summary': text } });
    // Browsers join pasted lines in a text box into one.
    const name = await control(dialog, 'Full name').inputValue();
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    const { to, names, lines } = parseMail(await oneMail(page, inbox));
    expect(to).toEqual([company.emails.bookings]);
    expect(names).toEqual(['subject', 'body']);
    expect(lines[0]).toBe(`Full name: ${seen(name).trim()}`);
    const written = seen(text).split(/\r\n|[\r\n]/);
    const start = lines.indexOf(`Work summary: ${written[0]}`);
    expect(lines.slice(start, start + written.length)).toEqual([
      `Work summary: ${written[0]}`,
      ...written.slice(1).map((line) => `  | ${line}`),
    ]);
    expect(lines[start + written.length]).toMatch(/^Photos/);
    await page.getByRole('button', { name: 'Hide message' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('mails: when a text has 5,000 characters, then its field keeps at most 1,000, and the link that opens the mail has at most 1,800', async ({
  page,
  inbox,
}) => {
  const { drain } = cases;
  await visit(page, drain.path);
  const dialog = await open(page, drain);
  await fill(dialog, 'quote', { values: { ...every.quote, 'Work summary': '' } });
  await control(dialog, 'Work summary').focus();
  await page.keyboard.insertText('🔧 leak '.repeat(625));
  const typed = await control(dialog, 'Work summary').inputValue();
  expect(typed.length).toBeLessThanOrEqual(1000);
  expect(typed.length).toBeGreaterThan(990);
  await confirm(dialog);
  const link = await oneMail(page, inbox);
  expect(link.length).toBeLessThanOrEqual(1800);
  const { lines } = parseMail(link);
  expect(lines.join('\n')).toContain('[continued: copy the full message from the page]');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(receiptOf(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(typed.trim());
});

for (const address of ['x?bcc=v%40evil.example@example.org', 'x&bcc=v@example.org', "o'brien+tag@example.org"])
  test(`mails: when the services page is given ${address}, then its mail goes there, with a copy to our bookings alone`, async ({
    page,
    inbox,
  }) => {
    const each = cases['services page'];
    await visit(page, each.path);
    const dialog = await open(page, each);
    await fill(dialog, each.kind, { values: { ...every[each.kind], Email: address } });
    await confirm(dialog);
    const mail = parseMail(await oneMail(page, inbox));
    expect(mail).toMatchObject({ to: [address], cc: company.emails.bookings, names: ['cc', 'subject', 'body'] });
    expect(mail.lines).toContain(`Email: ${address}`);
    // Chromium opens a window for the mail, which must not stay as an empty window.
    await expect.poll(() => page.context().pages().length).toBe(1);
  });
