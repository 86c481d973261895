import path from 'node:path';

/** Error codes for a file that has just been deleted, or that another program has locked, as programs on Windows do. */
const passing = ['ENOENT', 'EBUSY', 'EACCES', 'EPERM'];

/** What staff can do about other errors of the file system, by their code. */
const words: Record<string, string> = {
  ENOSPC: 'The disc of this computer is full. Delete what you do not need.',
  EDQUOT: 'The space that this computer gives you is full. Delete files of your own that you do not need.',
  EMFILE: 'Too many programs are open. Close some.',
  ENFILE: 'Too many programs are open. Close some.',
  EROFS:
    'This copy of the website can only be read, so the preview cannot work. What you have saved is kept. Show this to whoever looks after the website: the preview writes into the folder .tmp.',
};

/** Why a preview could not be updated. */
interface Trouble {
  /** For the terminal and every page. */
  notice: string;
  /** Whether it may be over in a moment: the file is locked, or has just been deleted. */
  mayPass: boolean;
  /** Whether it can end without a change of `data/`, so that the preview tries again. */
  retries: boolean;
}

/** Explains an error that a preview met. Whatever it is, the preview goes on: it holds drafts that are not saved yet. */
export function troubleOf(error: unknown, project: string): Trouble {
  const { code, message, path: about } = error as NodeJS.ErrnoException;
  const file = about === undefined ? undefined : path.relative(project, about).split(path.sep).join('/');
  if (code === undefined)
    return {
      notice: `The preview cannot show the last change: ${message}. Press 'Undo', or ask whoever looks after the website.`,
      mayPass: false,
      retries: false,
    };
  const mayPass = passing.includes(code);
  const notice = mayPass
    ? `${file ?? 'A file'} cannot be opened at the moment. Close other programs that use it. ` +
      'The preview updates as soon as the file can be opened.'
    : `${words[code] ?? `The preview cannot be updated. What you have saved is kept. Show this to whoever looks after the website: ${file ?? 'a file'}: ${message}.`} Once that is put right, the preview updates by itself.`;
  return { notice, mayPass, retries: true };
}
