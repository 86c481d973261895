import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test as base } from './test';

/**
 * Returns fakes of the programs that Chromium on Linux runs to open an address. It first asks whether it is the default
 * program itself.
 */
const scripts = (inbox: string) => ({
  'xdg-open': `#!/bin/sh\nprintf '%s\\n' "$@" > "${inbox}/$(date +%s%N)-$$"\n`,
  'xdg-mime': '#!/bin/sh\necho stand-in.desktop\n',
  'xdg-settings': '#!/bin/sh\necho no\n',
});

interface MailHandler {
  env: NodeJS.ProcessEnv;
  /** Deletes what has arrived. */
  clear(): void;
  /** Returns the arguments of each call so far, as lines. */
  received(): string[];
}

/**
 * Starts a browser whose operating system opens mails with a fake program, which comes first in the browser's PATH. It
 * receives exactly what a mail program would.
 */
export const test = base.extend<{ inbox: MailHandler }, { mailHandler: MailHandler }>({
  mailHandler: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'mail-handler-'));
      const [bin, inbox] = [path.join(folder, 'bin'), path.join(folder, 'inbox')];
      for (const made of [bin, inbox]) mkdirSync(made);
      for (const [name, text] of Object.entries(scripts(inbox)))
        writeFileSync(path.join(bin, name), text, { mode: 0o755 });
      const files = () =>
        readdirSync(inbox)
          .sort()
          .map((name) => path.join(inbox, name));
      await provide({
        env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
        clear: () => {
          for (const file of files()) rmSync(file);
        },
        received: () => files().map((file) => readFileSync(file, 'utf8').trimEnd()),
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, mailHandler }, provide) => {
      const env = Object.entries(mailHandler.env).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      await provide({ ...launchOptions, env: { ...launchOptions.env, ...Object.fromEntries(env) } });
    },
    { scope: 'worker' },
  ],
  inbox: async ({ mailHandler }, provide) => {
    mailHandler.clear();
    await provide(mailHandler);
  },
});

// The page makes its last attempt 1.5 s after a press, by its own clock. The system then needs time to start the
// program.
const attemptsMs = 2000;
const quietMs = 1000;

/** Returns the address that has arrived since the last call. Fails if there is none or more than one. */
export async function oneMail(page: Page, inbox: MailHandler): Promise<string> {
  await expect.poll(() => inbox.received().length, { timeout: 10_000 }).toBeGreaterThan(0);
  await page.clock.runFor(attemptsMs);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const all = inbox.received();
  expect(all).toHaveLength(1);
  inbox.clear();
  return all[0] ?? '';
}
