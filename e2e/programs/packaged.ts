import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** How a browser is launched, as options of Playwright and of Puppeteer. */
export interface Program {
  executablePath: string;
  /** The whole environment, where it must differ from the one of the tests. */
  env?: Record<string, string>;
}

const project = path.resolve(__dirname, '../..');

// The package's own file of settings names folders of another system.
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}/cache</cachedir>
</fontconfig>
`;

/** What is in a package besides the browser: the libraries it needs, and a font. */
const besides = ['al2023.tar.br', 'fonts.tar.br'];

/** Unpacks the browser and what comes with it into a folder, completely or not at all. */
export function unpack(source: string, folder: string, archives: readonly string[] = besides) {
  const part = `${folder}.${process.pid}`;
  const archive = (name: string) => brotliDecompressSync(readFileSync(path.join(source, name)));
  try {
    mkdirSync(part, { recursive: true });
    for (const name of archives)
      execFileSync('tar', ['-xo', '-C', part], { input: archive(name), stdio: ['pipe', 'ignore', 'pipe'] });
    writeFileSync(path.join(part, 'fonts.conf'), fontSettings(folder));
    writeFileSync(path.join(part, 'chromium'), archive('chromium.br'), { mode: 0o755 });
    renameSync(part, folder);
  } catch (error) {
    // Another process was faster: the runner and its workers begin together.
    if (!existsSync(path.join(folder, 'chromium')))
      throw new Error(
        `The packaged Chromium cannot be unpacked into ${path.dirname(folder)}, which takes 250 MB: ${(error as Error).message.split('\n')[0] ?? ''}`,
        { cause: error },
      );
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Returns the headless shell from the npm package, Chromium without windows, with the libraries and the font that come with
 * it: so it starts on a machine without any of them, and draws the same on every machine. Undefined where it does not run:
 * it exists for Linux on x64 only.
 * @param name the package's name in package.json
 * @throws in one line if it cannot be unpacked
 */
export function packagedChromium(name = '@sparticuz/chromium'): Program | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const source = path.join(project, 'node_modules', name);
  const kept = path.join(project, '.tmp', path.basename(name));
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(kept, version);
  if (!existsSync(path.join(folder, 'chromium'))) {
    for (const old of existsSync(kept) ? readdirSync(kept) : [])
      if (!old.startsWith(version)) rmSync(path.join(kept, old), { recursive: true, force: true });
    unpack(path.join(source, 'bin'), folder);
  }
  return unpackedIn(folder, folder);
}

/** Returns the browser of a folder, with its libraries and the fonts of another one. */
export function unpackedIn(folder: string, fonts: string): Required<Program> {
  const { LD_LIBRARY_PATH: libraries, ...env } = process.env;
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...(env as Record<string, string>),
      LD_LIBRARY_PATH: [path.join(folder, 'lib'), ...(libraries ? [libraries] : [])].join(':'),
      FONTCONFIG_PATH: fonts,
    },
  };
}
