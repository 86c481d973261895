import type { StudioSite } from '../../tools/studio/site';

/**
 * Returns whether a text gets no source marks in a preview: mails would carry those of booking.yaml, and `placeholders` are
 * compared.
 */
export const isUnmarked: StudioSite['isUnmarked'] = (file, path) =>
  file === 'booking.yaml' || path[0] === 'placeholders';
