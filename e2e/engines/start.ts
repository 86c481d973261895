import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineName } from '../programs/engines';

/** Returns a one-line error for an engine that cannot be used. The output of its program would fill a screen. */
export function doesNotStart(engine: EngineName, program: string, cause: unknown): Error {
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const error = new Error(`${engine} does not start: ${program}: ${reason}`);
  // The runner would print twenty lines of this code below the message.
  error.stack = String(error);
  return error;
}

/** A program that an engine needs besides its browser. */
export interface Helper {
  child: ChildProcess;
  /** Rejects as soon as the program ends, or at once if it cannot be run. */
  ended: Promise<never>;
  /** Ends the program and everything it has started. */
  end(): void;
}

/** Starts a program in a process group of its own. */
export function startHelper(program: string, args: readonly string[], options: SpawnOptions): Helper {
  const child = spawn(program, args, { ...options, detached: true });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`it ended by itself (${signal ?? `exit code ${code}`})`));
    });
  });
  // Prevents an unhandled rejection when nothing waits for this any more.
  ended.catch(() => undefined);
  return {
    child,
    ended,
    end() {
      if (child.pid === undefined) return;
      try {
        // Kills the whole group: a driver that has ended may have left its browser running.
        process.kill(-child.pid);
      } catch {
        // No process of the group is left.
      }
    },
  };
}

/**
 * Waits for a step of the start.
 * @throws if it takes longer than `limitMs` milliseconds, or if one of the helpers ends
 */
export async function withinLimit<Value>(
  step: Promise<Value>,
  limitMs: number,
  helpers: readonly Helper[],
): Promise<Value> {
  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`it was not ready after ${limitMs / 1000} s`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([step, late, ...helpers.map(({ ended }) => ended)]);
  } finally {
    timer.abort();
  }
}
