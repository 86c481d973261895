import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The last lines of a long text: where a build says what went wrong. */
const tail = (text: string) => text.split('\n').slice(-30).join('\n');

/**
 * Builds a copy of the project as `npm run build` would, never on top of a build that was stopped or has failed.
 * @throws with the last lines the build has said, where it fails
 */
export function buildCopy(copy: string): void {
  try {
    execFileSync(process.execPath, [path.join(__dirname, 'build.js')], {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, CI: 'true' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`the site could not be built:\n${tail(`${String(stdout)}\n${String(stderr)}`)}`);
  }
}
