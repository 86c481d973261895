import type { DataFile, StudioFolder, StudioSite } from '../site';
import { type Parsed, parsedOnce } from '../../yaml/files';
import type { OwnChanges, Steps } from '../api';
import { valueIn, type ValueChange } from '../documents/change-data';
import { changesBetween } from '../documents/value-changes';
import { labelOf } from '../places/fields';
import { git } from './git';
import { wasSent } from './remote';
import { currentBranch, hasUnsent } from './send';

type Sentence = OwnChanges['sentences'][number];

const longest = 80;
const short = (value: unknown) => {
  const text =
    typeof value === 'object' && value !== null
      ? Object.values(value).filter((part) => typeof part === 'string')[0]
      : value;
  const words = String(text ?? 'nothing').replace(/\s+/g, ' ');
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
};

function sentenceOf(change: ValueChange, before: Parsed, after: Parsed): string {
  const { path } = change;
  const list: Steps = path.slice(0, -1);
  switch (change.op) {
    case 'add':
      return `${labelOf(after, list)}: added ${short(change.value)}`;
    case 'duplicate':
      return `${labelOf(after, list)}: added ${short(valueIn(before.data, path))}`;
    case 'move':
      return `${labelOf(after, list)}: moved ${short(valueIn(before.data, path))}`;
    case 'remove':
      return typeof path.at(-1) === 'number'
        ? `${labelOf(before, list)}: removed ${short(valueIn(before.data, path))}`
        : `${labelOf(before, path)}: removed`;
    case 'set': {
      const old = valueIn(before.data, path);
      return `${labelOf(after, path)}: ${old === undefined ? short(change.value) : `${short(old)} → ${short(change.value)}`}`;
    }
  }
}

/** Says in sentences how a file differs from its last commit. `before` is missing for a new file, `after` for a removed one. */
export function sentencesFor(
  file: string,
  before: DataFile | undefined,
  after: DataFile | undefined,
  site: StudioSite,
): Sentence[] {
  if (!before) return [{ file, sentence: 'new' }];
  if (!after) return [{ file, sentence: 'removed' }];
  const [old, now] = [parsedOnce(before, site).entry, parsedOnce(after, site).entry];
  if (!old || !now) return [{ file, sentence: 'changed; it cannot be read as it is' }];
  const changes = changesBetween(old.data, now.data, { file, path: [] });
  if (changes.length === 0) return [{ file, sentence: 'only its comments or spacing changed' }];
  return changes.map((change) => ({ file, sentence: sentenceOf(change, old, now) }));
}

/** Returns the paths below `data/` that differ from the last commit. */
async function changedPaths(project: string): Promise<string[] | string> {
  const known = await git(project, 'diff', '--name-only', '-z', '--relative', 'HEAD', '--', 'data');
  if (known.failed) return 'This folder is not a Git repository with a commit, so there is nothing to compare with.';
  const fresh = await git(project, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'data');
  return [...new Set([...known.out.split('\0'), ...fresh.out.split('\0')])].filter(Boolean).sort();
}

/** Lists what differs from the last commit, in sentences, with the text of a commit. */
export async function ownChanges(project: string, folder: StudioFolder): Promise<OwnChanges> {
  const paths = await changedPaths(project).catch((error: unknown) => (error as Error).message);
  if (typeof paths === 'string')
    return { sentences: [], message: '', unsent: false, sentBefore: false, unavailable: paths };
  const sentences: Sentence[] = [];
  for (const path of paths) {
    const file = path.replace(/^data\//, '');
    const old = await git(project, 'show', `HEAD:./${path}`);
    if (!file.endsWith('.yaml')) sentences.push({ file, sentence: old.failed ? 'new picture' : 'changed or removed' });
    else
      sentences.push(
        ...sentencesFor(
          file,
          old.failed ? undefined : { path: file, bytes: Buffer.from(old.out) },
          folder.files.find((each) => each.path === file),
          folder.site,
        ),
      );
  }
  const branch = await currentBranch(project);
  return {
    sentences,
    message: messageFor(sentences),
    unsent: await hasUnsent(project),
    sentBefore: branch !== undefined && (await wasSent(project, branch)) && branch.startsWith('studio/'),
  };
}

const longestSubject = 72;

/** Returns a commit's text: the first sentence as its subject, all of them below. */
function messageFor(sentences: readonly Sentence[]): string {
  const [first] = sentences;
  if (!first) return '';
  const lines = sentences.map(({ file, sentence }) => `- ${file}: ${sentence}`);
  const files = new Set(sentences.map(({ file }) => file));
  const subject = sentences.length === 1 ? `${first.file}: ${first.sentence}` : `Change ${[...files].join(', ')}`;
  return `${subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1)}…` : subject}\n\n${lines.join('\n')}`;
}
