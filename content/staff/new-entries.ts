import type { NewEntryRule } from '../../tools/studio/site';

/** What staff can add in the studio. */
export const newEntries: Readonly<Record<string, NewEntryRule>> = {
  guide: { label: 'New guide', folder: 'guides/' },
  article: { label: 'New article', folder: 'insights/' },
  service: { label: 'New service', folder: 'services/' },
  question: {
    label: 'New question',
    file: 'faq.yaml',
    path: ['groups', 0, 'items'],
    groups: { path: ['groups'], name: 'heading', items: 'items', description: 'The group it belongs to' },
  },
  review: { label: 'New review', file: 'testimonials.yaml', path: ['items'] },
  galleryPicture: { label: 'New gallery picture', file: 'gallery.yaml', path: ['items'] },
};
