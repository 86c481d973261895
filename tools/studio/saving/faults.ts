/** What staff can do about an error of the file system, by its code. */
const words: Record<string, string> = {
  ENOSPC: 'The disc is full. Nothing was saved. Make room and save again.',
  EDQUOT: 'Your share of the disc is full. Nothing was saved. Make room and save again.',
  EACCES: 'You have no permission to change this file. Nothing was saved.',
  EPERM: 'You have no permission to change this file, or another program uses it. Nothing was saved.',
  EROFS: 'This copy of the site can only be read. Nothing was saved.',
  EBUSY: 'Another program uses this file. Nothing was saved. Close it there and save again.',
  EMFILE: 'Too many files are open. Nothing was saved. Close other programs and save again.',
};

/** Explains an error of the file system. Returns undefined for any other error. */
export function faultInWords(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const about = words[code];
  return about && (path === undefined ? about : `${about} (${path})`);
}
