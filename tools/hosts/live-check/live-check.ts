import { checkConnection } from './check-connection';
import { checkHeaders } from './check-headers';
import { checkPages } from './check-pages';
import { type Expected, type Finding, replyTo, type Snapshot } from './snapshot';

/** Everything that is wrong with a live site. Where it cannot be reached at all, nothing else is said. */
export function findingsOf(snapshot: Snapshot, expected: Expected): Finding[] {
  const connection = checkConnection(snapshot);
  if (replyTo(snapshot, '/').status === 0) return connection;
  return [...connection, ...checkHeaders(snapshot), ...checkPages(snapshot, expected)];
}
