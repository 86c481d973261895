import type { Place } from '../../yaml/site';
import type { FieldDiagnostic } from './changes';

/** What differs from the last commit. */
export interface OwnChanges {
  /** One sentence for each changed value: `prices.yaml: Annual service: 50 → 55`. */
  sentences: { file: string; sentence: string }[];
  /** The commit text that is offered. */
  message: string;
  /** Whether the studio's branch has commits of `data/` that the remote lacks, for instance after a push that failed. */
  unsent: boolean;
  /** Whether something was sent on the branch that is checked out. The next 'Send' adds to it until it is merged. */
  sentBefore: boolean;
  /** Why sending is impossible: no git, no repository. The sentences are empty then. */
  unavailable?: string | undefined;
}

/** What was sent from this computer: not merged yet, merged, or gone from the server without being merged. */
export interface SentBefore {
  /** The subject of its last commit. */
  subject: string;
  state: 'waiting' | 'merged' | 'gone';
}

/** What the server has. */
export interface News {
  /** Whether the server's main branch has something that this copy lacks. */
  isOld: boolean;
  /** What getting it brings to `data/`, in sentences. */
  brings: { file: string; sentence: string }[];
  /** Whether it brings a change of the program too. */
  others: boolean;
  /** Files in which somebody else has changed the same lines as are changed here. */
  clashes: string[];
  sent: SentBefore[];
  /** Why the server could not be asked. */
  unavailable?: string | undefined;
}

/** What 'Send' would do. */
export interface ToSend {
  /** The address of the server that changes go to, without passwords. Undefined if there is none. */
  to?: string | undefined;
}

export interface Sent {
  branch: string;
  /** Opens a pull request. Undefined without a remote that has one. */
  address?: string | undefined;
  /** What happened, and what to do next, in words. */
  words: string;
}

export interface LaunchList {
  /**
   * `stops`: a release waits for it. `daysLeft`: until its day, negative once that has passed. `mark` is what says that
   * the place is a stand-in: it is removed once the real thing is there. `label`: the file and the field, in words.
   */
  items: (FieldDiagnostic & {
    label: string;
    group: string;
    stops: boolean;
    daysLeft?: number;
    mark?: Place | undefined;
  })[];
}
