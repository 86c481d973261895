import type { Place } from './ask';
import { checkConnection } from './check-connection';
import { checkHeaders } from './check-headers';
import { checkPages } from './check-pages';
import { type Expected, few, type Finding, notAsked, replyTo, type Snapshot } from './snapshot';
import { takeSnapshot } from './take-snapshot';

/** Everything that is wrong with a live site. Where it cannot be reached at all, nothing else is said. */
export function findingsOf(snapshot: Snapshot, expected: Expected): Finding[] {
  const connection = checkConnection(snapshot);
  if (replyTo(snapshot, '/').status === 0) return connection;
  return [...connection, ...checkHeaders(snapshot, expected), ...checkPages(snapshot, expected)];
}

/** What was asked of a live site, and what is wrong with it. */
interface LiveReport {
  origin: string;
  seconds: number;
  /** How many addresses were asked. */
  asked: number;
  /** The addresses for which the time did not suffice. */
  notAsked: readonly string[];
  findings: readonly Finding[];
}

/** Asks a live site for everything that a host can get wrong, and changes nothing there. Takes less than a minute. */
export async function liveCheck(place: Place, expected: Expected): Promise<LiveReport & { lines: readonly string[] }> {
  const former = (expected.moves ?? []).map(({ from }) => from);
  const snapshot = await takeSnapshot(place, former);
  const findings = findingsOf(snapshot, expected);
  const seconds = Math.ceil((Date.now() - snapshot.takenAt.getTime()) / 1000);
  const left = notAsked(snapshot);
  const asked = snapshot.replies.size - left.filter((address) => snapshot.replies.has(address)).length;
  const count = `${asked} addresses asked in ${seconds} s`;
  return {
    origin: place.origin,
    seconds,
    asked,
    notAsked: left,
    findings,
    lines: [
      ...findings.map(({ subject, wrong, todo }) => `${subject}: ${wrong}\n    ${todo}`),
      findings.length === 0 ? `Everything asked is right (${count}).` : `\n${findings.length} wrong (${count}).`,
      ...(left.length > 0 ? [`${left.length} addresses were not asked, because the time was over: ${few(left)}.`] : []),
    ],
  };
}
