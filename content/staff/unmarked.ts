import type { StudioSite } from '../../tools/studio/site';

/** Mails would carry the marks to a mail program, and the names of placeholders are compared. */
export const isUnmarked: StudioSite['isUnmarked'] = (file, path) =>
  file === 'booking.yaml' || path[0] === 'placeholders';
