import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Returns the last lines of a build's output, which contain the error. */
const tail = (text: string) => text.split('\n').slice(-30).join('\n');

/**
 * Builds a copy of the project as `npm run build` would, and never on top of an incomplete build.
 * @throws with the last lines of the output if the build fails
 */
export function buildCopy(copy: string): void {
  try {
    execFileSync(process.execPath, [path.join(__dirname, '../build.js')], {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, CI: 'true' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`the site could not be built:\n${tail(`${String(stdout)}\n${String(stderr)}`)}`);
  }
}
