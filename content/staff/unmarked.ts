import type { StudioSite } from '../../tools/studio/site';

/** Names the texts that get no source marks in a preview: mails would carry the marks, and `placeholders` are compared. */
export const isUnmarked: StudioSite['isUnmarked'] = (file, path) =>
  file === 'booking.yaml' || path[0] === 'placeholders';
