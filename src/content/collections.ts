import type { z } from 'zod';
import { booking } from './booking';
import { bookingDialog } from './booking-dialog';
import { appointments, company } from './business';
import { calculator } from './calculator';
import { estimate } from './estimate';
import { faq } from './faq';
import { claims, figures, prices } from './facts';
import { guide } from './guide';
import { insight } from './insight';
import { legal } from './legal';
import { boilerBrands, gallery, navigation, offer, safety, testimonials, thermostats } from './lists';
import { guidesPage, homePage, insightsPage, notFoundPage, plainPage } from './pages';
import { service } from './service';
import { wording } from './wording';

/**
 * Where a file of `data/` lies, which GraphQL type it becomes, what it may say, and the page it makes.
 * `files` ends with a file name, or with `/` for a folder whose every file is one entry.
 */
export interface Collection {
  files: string;
  type: string;
  schema: z.ZodType;
  /** The address of the page; `{slug}` is the file's name. Without it the entry makes no page of its own. */
  route?: string;
  /** A file of words, which pages ask for as one value (`words`): no query names each of them. */
  isWords?: true;
  /** The file in `src/templates/` that draws each entry. Without it the page lies in `src/pages/`. */
  template?: string;
}

/** The map of `data/`. */
export const collections = [
  { files: 'prices.yaml', type: 'Prices', schema: prices },
  { files: 'claims.yaml', type: 'Claims', schema: claims },
  { files: 'figures.yaml', type: 'Figures', schema: figures },
  { files: 'company.yaml', type: 'Company', schema: company },
  { files: 'appointments.yaml', type: 'Appointments', schema: appointments },
  { files: 'booking.yaml', type: 'Booking', schema: booking, isWords: true },
  { files: 'booking-dialog.yaml', type: 'BookingDialog', schema: bookingDialog, isWords: true },
  { files: 'calculator.yaml', type: 'Calculator', schema: calculator },
  { files: 'estimate.yaml', type: 'Estimate', schema: estimate },
  { files: 'navigation.yaml', type: 'Navigation', schema: navigation },
  { files: 'offer.yaml', type: 'Offer', schema: offer },
  { files: 'safety.yaml', type: 'Safety', schema: safety },
  { files: 'testimonials.yaml', type: 'Testimonials', schema: testimonials },
  { files: 'wording.yaml', type: 'Wording', schema: wording, isWords: true },
  { files: 'thermostats.yaml', type: 'Thermostats', schema: thermostats },
  { files: 'boiler-brands.yaml', type: 'BoilerBrands', schema: boilerBrands },
  { files: 'faq.yaml', type: 'Faq', schema: faq, route: '/faq' },
  { files: 'gallery.yaml', type: 'Gallery', schema: gallery, route: '/gallery' },
  { files: 'legal.yaml', type: 'Legal', schema: legal, route: '/legal' },
  { files: 'pages/home.yaml', type: 'HomePage', schema: homePage, route: '/' },
  { files: 'pages/about.yaml', type: 'Page', schema: plainPage, route: '/about', template: 'page.tsx' },
  {
    files: 'pages/company-info.yaml',
    type: 'Page',
    schema: plainPage,
    route: '/about/company-info',
    template: 'page.tsx',
  },
  {
    files: 'pages/owner.yaml',
    type: 'Page',
    schema: plainPage,
    route: '/about/owner-gas-safe-engineer',
    template: 'page.tsx',
  },
  { files: 'pages/services.yaml', type: 'Page', schema: plainPage, route: '/services', template: 'page.tsx' },
  { files: 'pages/reviews.yaml', type: 'Page', schema: plainPage, route: '/reviews', template: 'page.tsx' },
  { files: 'pages/guides.yaml', type: 'GuidesPage', schema: guidesPage, route: '/guides' },
  { files: 'pages/insights.yaml', type: 'InsightsPage', schema: insightsPage, route: '/insights' },
  {
    files: 'pages/calculator.yaml',
    type: 'Page',
    schema: plainPage,
    route: '/boiler-quote-calculator',
    template: 'calculator.tsx',
  },
  { files: 'pages/not-found.yaml', type: 'NotFoundPage', schema: notFoundPage },
  // Before its folder, as the first collection that fits a file is the file's.
  {
    files: 'services/boiler-installation-replacement.yaml',
    type: 'Service',
    schema: service,
    route: '/services/{slug}',
    template: 'installation.tsx',
  },
  { files: 'services/', type: 'Service', schema: service, route: '/services/{slug}', template: 'service.tsx' },
  { files: 'guides/', type: 'Guide', schema: guide, route: '/guides/{slug}', template: 'guide.tsx' },
  { files: 'insights/', type: 'Insight', schema: insight, route: '/insights/{slug}', template: 'insight.tsx' },
] as const satisfies readonly Collection[];

/** The collection a file belongs to, by its path inside `data/`. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find(({ files }) =>
    files.endsWith('/') ? path.startsWith(files) && !path.slice(files.length).includes('/') : path === files,
  );
}

/** The last part of an entry's address: its file's name without `.yaml`. */
export const slugOf = (path: string) => path.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** The address of the page an entry makes, without a trailing slash, or nothing if it makes none. */
export const routeOf = (path: string) => collectionOf(path)?.route?.replace('{slug}', slugOf(path));
