import { fileInWords } from '../../shared/text';
import type { OwnChanges } from '../api';
import { type Sentence, sentencesFor } from '../places/sentences';
import type { StudioFolder } from '../site';
import { git } from './git';
import { wasSent } from './remote';
import { currentBranch, hasUnsent } from './send';

/** Returns the paths below `data/` that differ from the last commit, or a sentence for staff if there is none to compare with. */
async function changedPaths(project: string): Promise<string[] | string> {
  const known = await git(project, 'diff', '--name-only', '-z', '--relative', 'HEAD', '--', 'data');
  if (known.failed)
    return 'This copy of the website is not connected to the online copy, so your changes cannot be listed or sent. They are saved.';
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
          folder,
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

/** Returns a commit's text. Its subject is the sentence, if there is only one, or else the files; below are all sentences. */
function messageFor(sentences: readonly Sentence[]): string {
  const [first] = sentences;
  if (!first) return '';
  const lines = sentences.map(({ file, sentence }) => `- ${fileInWords(file)}: ${sentence}`);
  const files = new Set(sentences.map(({ file }) => fileInWords(file)));
  const subject =
    sentences.length === 1 ? `${fileInWords(first.file)}: ${first.sentence}` : `Change ${[...files].join(', ')}`;
  return `${subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1)}…` : subject}\n\n${lines.join('\n')}`;
}
