import { sendCodes } from './send-codes';

const minute = 60_000;

/** Codes with a clock of their own, and what they have printed. */
function codesAt(start = 0) {
  const clock = { now: start };
  const printed: string[] = [];
  const codes = sendCodes(
    (text) => printed.push(text),
    () => clock.now,
  );
  const shown = () => /: (\d{6})/.exec(printed.at(-1) ?? '')?.[1] ?? '';
  return { clock, printed, codes, shown };
}

test('send codes: when the printed code is typed, also with spaces, then it is accepted once', () => {
  const { codes, shown } = codesAt();
  codes.ask('a', ['To the server']);
  const code = shown();
  expect(() => {
    codes.use(` ${code.slice(0, 3)} ${code.slice(3)}`, 'a');
  }).not.toThrow();
  expect(() => {
    codes.use(code, 'a');
  }).toThrow('too old');
});

test('send codes: when something else would be sent than was shown, then the code is worth nothing', () => {
  const { codes, shown } = codesAt();
  codes.ask('a', []);
  expect(() => {
    codes.use(shown(), 'b');
  }).toThrow('too old');
});

test('send codes: when ten minutes have passed, or a newer code is shown, then the code is worth nothing', () => {
  const { codes, shown, clock } = codesAt();
  codes.ask('a', []);
  const first = shown();
  clock.now += 10 * minute + 1;
  expect(() => {
    codes.use(first, 'a');
  }).toThrow('too old');
  codes.ask('a', []);
  const second = shown();
  codes.ask('a', []);
  if (shown() !== second)
    expect(() => {
      codes.use(second, 'a');
    }).toThrow('shows other digits');
});

test('send codes: when five codes were wrong, then the right one is refused too', () => {
  const { codes, shown } = codesAt();
  codes.ask('a', []);
  for (let guess = 0; guess < 5; guess += 1)
    expect(() => {
      codes.use('x', 'a');
    }).toThrow('shows other digits');
  expect(() => {
    codes.use(shown(), 'a');
  }).toThrow('wrong five times');
});

test('send codes: when a text holds signs that move the cursor of a terminal, then they are not printed', () => {
  const { codes, printed } = codesAt();
  codes.ask('a', ['price \u001b[2J\u202e£5']);
  expect(printed.join('')).toContain('price  [2J £5');
});
