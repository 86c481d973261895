import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHelper, type Helper } from '../engines/start';
import { programOf } from '../programs/engines';
import { orcasPython } from '../programs/orca';
import { removeFolder } from '../programs/remove-folder';

/** Starts Orca without its own check, which refuses a second Orca of the same user, and not under its own name. */
const startOrca = `
import sys
from orca import orca
manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
`;

/** Firefox builds its accessibility tree, shows no first-run pages, and asks nothing before it opens a mail. */
const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.protocol-handler.external.mailto': true,
  'security.external_protocol_requires_permission': false,
  // A web font that comes late would move the breaks of lines, and with them what an arrow key reads.
  'gfx.downloadable_fonts.enabled': false,
  'layout.css.visited_links_enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.newtab.preload': false,
};

/** The output of a program that names what it has opened, such as the number of a display, in its first line. */
const firstLine = (helper: Helper, stream: number) =>
  Promise.race([
    helper.ended,
    new Promise<string>((resolve) => {
      (helper.child.stdio[stream] as NodeJS.ReadableStream).once('data', (text) => {
        resolve(String(text).trim());
      });
    }),
  ]);

interface Pulse {
  now: number;
  lastEvent: number;
  waiting: number;
}

/** How long nothing must happen before a key counts as answered, in milliseconds. */
const quietMs = 450;
/** The least time from a key to its answer. */
const leastMs = 700;
const patienceMs = 15_000;

/** A person who does not see the page: Firefox, and Orca, whose words are written down. */
export class Reader {
  private readonly helpers: Helper[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'spoken-'));
  private environment: NodeJS.ProcessEnv = {};
  private heard = 0;
  /** Everything that was pressed and heard, for a person who reads why a test failed. */
  readonly transcript: string[] = [];
  /** The keys after which nothing was said. */
  readonly unanswered: string[] = [];

  private start(program: string, args: readonly string[], pipes: ('ignore' | 'pipe')[] = ['ignore', 'ignore']) {
    const helper = startHelper(program, args, { env: this.environment, stdio: ['ignore', ...pipes] });
    this.helpers.push(helper);
    return helper;
  }

  /** Opens Firefox on a page, with Orca. Display, bus, home and profile are their own. */
  async open(address: string, [width, height]: readonly [number, number]) {
    const inFolder = (name: string) => path.join(this.folder, name);
    for (const name of ['home', 'run', 'config/openbox', 'data/orca', 'profile'])
      mkdirSync(inFolder(name), { recursive: true, mode: 0o700 });
    cpSync(path.join(__dirname, 'orca-customizations.py'), inFolder('data/orca/orca-customizations.py'));
    // Openbox without keys of its own: they would take Alt+Shift and an arrow.
    writeFileSync(inFolder('config/openbox/rc.xml'), '<openbox_config/>');
    writeFileSync(
      inFolder('profile/user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    writeFileSync(inFolder('mail.sh'), `#!/bin/sh\necho "$1" >> ${inFolder('mails')}\n`, { mode: 0o755 });
    writeFileSync(
      inFolder('profile/handlers.json'),
      JSON.stringify({
        defaultHandlersVersion: {},
        mimeTypes: {},
        schemes: { mailto: { action: 2, handlers: [{ name: 'mail', path: inFolder('mail.sh') }] } },
      }),
    );
    this.environment = {
      ...process.env,
      AT_SPI_BUS_ADDRESS: undefined,
      WAYLAND_DISPLAY: undefined,
      HOME: inFolder('home'),
      XDG_RUNTIME_DIR: inFolder('run'),
      XDG_CONFIG_HOME: inFolder('config'),
      XDG_DATA_HOME: inFolder('data'),
      SPOKEN_FOLDER: this.folder,
      GNOME_ACCESSIBILITY: '1',
      GTK_MODULES: 'gail:atk-bridge',
      NO_AT_BRIDGE: '0',
      GSETTINGS_BACKEND: 'memory',
      MOZ_ENABLE_WAYLAND: '0',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'C.UTF-8',
      TZ: 'Europe/London',
    };
    const display = this.start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', `${Math.max(width, 1240)}x${height}x24`, '-nolisten', 'tcp'],
      ['ignore', 'ignore', 'pipe'],
    );
    this.environment.DISPLAY = `:${await firstLine(display, 3)}`;
    const bus = this.start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], ['pipe', 'ignore']);
    this.environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 1);
    this.start('openbox', []);
    for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
      this.run('gdbus', [
        ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
        ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'],
      ]);
    this.start(orcasPython, ['-c', startOrca]);
    await this.until('Orca', () => this.pulse() !== undefined);
    const size = ['--width', String(width), '--height', String(height)];
    this.start(programOf('firefox'), ['--no-remote', '--profile', inFolder('profile'), ...size, address]);
    this.transcript.push(`[opens ${new URL(address).pathname}]`);
    await this.until('the page', () => this.said().some((line) => line.startsWith('Finished loading')), 40_000);
    return this.listen('page', 1300);
  }

  private run(program: string, args: readonly string[]) {
    return execFileSync(program, args, { env: this.environment, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  }

  private pulse(): Pulse | undefined {
    const file = path.join(this.folder, 'pulse');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pulse) : undefined;
  }

  private said(): string[] {
    const file = path.join(this.folder, 'said');
    if (!existsSync(file)) return [];
    const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return whole.map((line) => (JSON.parse(line) as string).trim()).filter(Boolean);
  }

  private async until(what: string, is: () => boolean, patience = patienceMs) {
    const deadline = Date.now() + patience;
    while (!is()) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}\n${this.transcript.join('\n')}`);
      await sleep(50);
    }
  }

  /** Waits until Orca has nothing left to say, and returns what it has said since the last time. */
  private async listen(why: string, least = leastMs): Promise<string[]> {
    const began = Date.now();
    let count = this.said().length;
    let changed = Date.now();
    await this.until(`silence after ${why}`, () => {
      const now = Date.now();
      const lines = this.said().length;
      if (lines !== count) [count, changed] = [lines, now];
      const pulse = this.pulse();
      const isIdle =
        pulse !== undefined && now - pulse.now < 250 && pulse.waiting === 0 && now - pulse.lastEvent > quietMs;
      return isIdle && now - changed > quietMs && now - began > least;
    });
    const lines = this.said().slice(this.heard);
    this.heard += lines.length;
    this.transcript.push(...(lines.length > 0 ? lines : ['(silence)']).map((line) => `      ${line}`));
    return lines;
  }

  /**
   * Presses a key, such as 'Tab' or 'shift+Tab', or several in a row ('a b'), and returns what Orca answers: what it says until
   * it has been silent for a while, but not before `least` milliseconds, nor before it has said `until` or patience has ended.
   */
  async press(key: string, { least, until }: { least?: number; until?: RegExp } = {}): Promise<string[]> {
    this.transcript.push(`[${key}]`);
    this.run('xdotool', ['key', ...key.split(' ')]);
    const isSaid = () =>
      until === undefined ||
      this.said()
        .slice(this.heard)
        .some((line) => until.test(line));
    for (const deadline = Date.now() + patienceMs; !isSaid() && Date.now() < deadline;) await sleep(50);
    const lines = await this.listen(key, least);
    if (lines.length === 0) this.unanswered.push(key);
    return lines;
  }

  /** Presses a key until Orca's answer has the words, and returns that answer. */
  async pressUntil(key: string, words: RegExp, most = 40): Promise<string[]> {
    for (let times = 0; times < most; times += 1) {
      const lines = await this.press(key);
      if (words.test(lines.join('\n'))) return lines;
    }
    throw new Error(`never heard ${String(words)} in ${most} x ${key}\n${this.transcript.join('\n')}`);
  }

  async type(text: string): Promise<string[]> {
    this.transcript.push(`[types "${text}"]`);
    this.run('xdotool', ['type', '--delay', '30', text]);
    return this.listen(`"${text}"`);
  }

  /** The addresses of the mails that were opened. */
  mails(): string[] {
    const file = path.join(this.folder, 'mails');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  close() {
    for (const helper of this.helpers.reverse()) helper.end();
    removeFolder(this.folder);
  }
}
