/** What staff can do about an error of the file system, by its code. */
const words: Record<string, string> = {
  ENOSPC: 'Nothing was saved, because the disc of this computer is full. Delete what you do not need, and save again.',
  EDQUOT:
    'Nothing was saved, because the space that this computer gives you is full. Delete files of your own that you do not need, and save again.',
  EACCES: 'Nothing was saved, because you have no permission to change this. Ask whoever looks after the website.',
  EPERM:
    'Nothing was saved, because you have no permission to change this, or another program uses it. Close other programs, and save again.',
  EROFS: 'Nothing was saved, because this copy of the website can only be read. Ask whoever looks after the website.',
  EBUSY: 'Nothing was saved, because another program uses this. Close it there, and save again.',
  EMFILE: 'Nothing was saved, because too many programs are open. Close some, and save again.',
};

/** Explains an error of the file system. Returns undefined for any other error. */
export function faultInWords(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const about = words[code];
  return about && (path === undefined ? about : `${about} (${path})`);
}
