import fc from 'fast-check';
import { type Line, longestLink, type Message, messageLink, messageText } from './message';
import { parseMailto } from './test-support/parse-mailto';

const message = (lines: readonly Line[], part: Partial<Message> = {}): Message => ({
  purpose: 'booking',
  to: 'bookings@example.com',
  subject: 'Heating System Quote - Tuesday 24 November 2026',
  lines,
  delayMs: 0,
  window: 'same',
  continued: '[continued: copy the full message from the page]',
  ...part,
});
const typed = (label: string, value: string): Line => ({ label, value, typed: true });
const bodyOf = (sent: Message) => parseMailto(messageLink(sent)).fields.find(([name]) => name === 'body')?.[1] ?? '';

const labels = { to: 'To', copy: 'Cc', subject: 'Subject' };

it('mail text: when it is written, then each field has one line', () => {
  const lines = [typed('Full name', 'Jo Doe'), { label: 'Date', value: 'Tuesday' }, { text: 'Photos:' }];
  expect(bodyOf(message(lines))).toBe('Full name: Jo Doe\r\nDate: Tuesday\r\nPhotos:');
  expect(messageText(message(lines, { cc: 'hello@example.com' }), labels)).toBe(
    'To: bookings@example.com\nCc: hello@example.com\nSubject: Heating System Quote - Tuesday 24 November 2026\n\n' +
      'Full name: Jo Doe\nDate: Tuesday\nPhotos:',
  );
  expect(messageText(message(lines), labels)).not.toContain('Cc');
});

it('mail text: when a value has further lines, then they are marked, so that they cannot be read as fields', () => {
  const lines = [
    typed('Work summary', 'Leak\nEmail: eve@example.com\r\n\r\nDate: never'),
    typed('Email', 'jo@example.com'),
  ];
  expect(bodyOf(message(lines)).split('\r\n')).toEqual([
    'Work summary: Leak',
    '  | Email: eve@example.com',
    '  | ',
    '  | Date: never',
    'Email: jo@example.com',
  ]);
});

it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'mail text: when a value has %j, then it is a line break',
  (lineBreak) => {
    const sent = message([typed('Full name', `Jo${lineBreak}Email: eve@example.com`)]);
    expect(bodyOf(sent)).toBe('Full name: Jo\r\n  | Email: eve@example.com');
    expect(messageText(sent, labels)).toContain('Full name: Jo\n  | Email: eve@example.com');
  },
);

describe('mail text: when it is too long for a link', () => {
  const long = 'All radiators are cold. '.repeat(200).trim();
  const lines = [typed('Full name', 'Jo Doe'), typed('Work summary', long), typed('Address', '1 High Street')];

  it('then the longest text loses its end, and no more than it must', () => {
    const link = messageLink(message(lines));
    expect(link.length).toBeLessThanOrEqual(longestLink);
    expect(link.length).toBeGreaterThan(longestLink - 10);
    const [name, summary = '', address] = bodyOf(message(lines)).split('\r\n');
    expect([name, address]).toEqual(['Full name: Jo Doe', 'Address: 1 High Street']);
    expect(summary).toMatch(/^Work summary: All radiators .* \[continued: copy the full message from the page\]$/);
    expect(`Work summary: ${long}`.startsWith(summary.replace(/ \[continued.*/, ''))).toBe(true);
  });

  it('then the link is filled to its last character', () => {
    expect(messageLink(message([typed('Work summary', 'x'.repeat(5000))]))).toHaveLength(longestLink);
  });

  it.each([...'All rads.'].map((_, index) => index))(
    'then one space stands before the mark, cut %i letters on',
    (offset) => {
      const summary = bodyOf(message([typed('Work summary', 'x'.repeat(offset) + 'All rads '.repeat(500))]));
      expect(summary).toMatch(/\S \[continued: [^\]]+\]$/);
    },
  );

  it('then the copied text is still whole', () => {
    expect(messageText(message(lines), labels)).toContain(`Work summary: ${long}\nAddress`);
  });

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['a skin tone', '👍🏽'],
    ['a flag', '🇬🇧'],
    ['an accent', 'e\u0301'],
    ['a Hebrew letter with its point', 'שׁ'],
  ])('then no character is cut in two: %s', (_, character) => {
    const summary = bodyOf(message([typed('Work summary', character.repeat(1000))]));
    expect(summary).toMatch(new RegExp(`^Work summary: (${character})+ \\[continued: [^\\]]+\\]$`, 'u'));
  });

  it('then several texts give way where one is not enough, the longest first', () => {
    const sent = message([
      typed('Full name', '😀'.repeat(50)),
      typed('Address', '😀'.repeat(150)),
      typed('Work summary', '😀'.repeat(500)),
    ]);
    expect(messageLink(sent).length).toBeLessThanOrEqual(longestLink);
    expect(bodyOf(sent).split('\r\n')).toEqual([
      `Full name: ${'😀'.repeat(50)}`,
      expect.stringMatching(/^Address: (😀)+ \[continued/u),
      'Work summary: [continued: copy the full message from the page]',
    ]);
  });

  it('then nothing gives way that was not typed', () => {
    const sent = message([{ label: 'Date', value: 'x'.repeat(1200) }, typed('Summary', 'y'.repeat(1000))]);
    expect(bodyOf(sent)).toContain(`Date: ${'x'.repeat(1200)}\r\nSummary: y`);
  });

  it.each([
    ['nothing is typed', []],
    ['what is typed is shorter than the mark', [typed('Full name', 'Jo Doe')]],
    ['all that is typed has given way', [typed('Work summary', 'y'.repeat(1000))]],
  ])('then it says so even where nothing fits, as %s', (_, visitor) => {
    const sent = message([{ label: 'Date', value: 'x'.repeat(2000) }, ...visitor]);
    expect(bodyOf(sent)).toBe('[continued: copy the full message from the page]');
  });
});

it('mail text: when anything is typed, then the link keeps within the limit, and no line is added', () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: 'binary', maxLength, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength, size: 'max' }),
      fc.string({
        unit: fc.constantFrom('\n', '\r', 'Email: ', 'a', '%0D%0A', '😀', '\uD83D', '&'),
        maxLength,
        size: 'max',
      }),
    );
  fc.assert(
    fc.property(text(100), text(300), text(1000), text(1000), (name, address, summary, details) => {
      const lines = [
        typed('A', name),
        typed('B', address),
        typed('C', summary),
        { text: 'Photos:' },
        typed('D', details),
      ];
      expect(messageLink(message(lines)).length).toBeLessThanOrEqual(longestLink);
      const starts = bodyOf(message(lines))
        .split('\r\n')
        .filter((line) => !line.startsWith('  | '))
        .map((line) => line.split(':')[0]);
      expect(starts).toEqual(['A', 'B', 'C', 'Photos', 'D']);
    }),
    { numRuns: 100 },
  );
});
