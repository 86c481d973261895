import type { StudioSite } from '../../tools/studio/site';

/** Names texts without the unseen marks of a preview: mails would carry them, and names of placeholders are compared. */
export const isUnmarked: StudioSite['isUnmarked'] = (file, path) =>
  file === 'booking.yaml' || path[0] === 'placeholders';
