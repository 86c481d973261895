import { z } from 'zod';
import { breadcrumb, company, emergencyNote, type Hides, reached, type Shows, words } from './shows';
import { line, prose, seo } from '../field-types';

/** A section: paragraphs, then an optional list. */
const part = z.strictObject({
  heading: line('Heading, without its number'),
  paragraphs: z.array(prose('A paragraph')).min(1),
  items: z.array(prose('An item of a list after the paragraphs')).optional(),
});

/** `data/legal.yaml`: the Terms and Conditions in fifteen numbered sections, privacy, accessibility and contact. */
export const legal = z.strictObject({
  title: line('The heading of the page'),
  updated: line('Before the day of the last update'),
  lead: prose('One or two sentences under the heading'),
  seo,
  sections: z.array(part).length(15).meta({ description: 'Sections of the terms' }),
  privacy: part.meta({ description: 'The privacy notice' }),
  reach: z
    .strictObject({
      asked: prose('What a booking may say about reaching the visitor, and what for'),
      priority: prose('The tick that somebody cannot wait, and why the law lets us keep it'),
    })
    .meta({ description: 'More of the privacy notice, while we offer what it speaks of' }),
  accessibility: part.meta({ description: 'Accessibility: for people who find it hard to see, hear, read or press' }),
  contact: part.meta({ description: 'How to reach us' }),
});
export type Legal = z.infer<typeof legal>;

/** What src/pages/legal.tsx shows of its own file only while the owner offers it (legalShows). */
export const legalHides: Hides = () => ['reach'];

const asked = ['reachBy', 'atHome', 'dayPhone', 'forWhom', 'priority', 'arrival'] as const;

/** What src/pages/legal.tsx shows from other files, and what it shows of its own only while it is offered. */
export const legalShows: Shows = (page) => [
  ...(reached(page, ...asked).length > 0 ? [['legal.yaml', 'reach', 'asked'] as const] : []),
  ...(reached(page, 'priority').length > 0 ? [['legal.yaml', 'reach', 'priority'] as const] : []),
  ...reached(page, 'textLink', 'relay'),
  ...breadcrumb,
  ...emergencyNote,
  ...words('frame.onThisPage'),
  ...company('legalName', 'vatNumber', 'companyNumber', 'legalForm'),
  ...company('registeredIn', 'registeredOffice', 'insuranceKind'),
];
