import { thermostats } from './lists/thermostats';
import { testimonials } from './lists/testimonials';
import { removed } from './lists/removed';
import { safety } from './lists/safety';
import { offer } from './business/offer';
import { navigation } from './lists/navigation';
import { gallery } from './lists/gallery';
import { boilerBrands } from './lists/boiler-brands';
import { claims, figures, prices } from './business/prices-and-figures';
import { appointments } from './business/appointments';
import type { z } from 'zod';
import { booking } from './features/booking-messages';
import { bookingDialog } from './features/booking-dialog';
import { company } from './business/company';
import { calculator } from './features/calculator';
import { estimate } from './features/estimate';
import { faq } from './pages/faq';
import { guide } from './pages/guide';
import { insight } from './pages/insight';
import { legal } from './pages/legal';
import { guidesPage, homePage, insightsPage, notFoundPage, plainPage } from './pages/pages';
import { service } from './pages/service';
import { wording } from './lists/wording';

/**
 * Says where files of `data/` are, their GraphQL type, schema and page. `files` is a file name, or ends with `/` for a
 * folder in which every file is one entry.
 */
export interface Collection {
  files: string;
  type: string;
  schema: z.ZodType;
  /** The address of the page; `{slug}` is the file's name. Without a route the entry has no page of its own. */
  route?: string;
  /** A file that contains only texts. Pages query it as one value (`words`), without naming its fields. */
  isWords?: true;
  /** The file in `src/templates/` that renders each entry. Without it the page is in `src/pages/`. */
  template?: string;
}

/** All files of `data/`. */
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
  { files: 'removed.yaml', type: 'Removed', schema: removed },
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
  // Stands before its folder, because the first matching collection wins.
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

/** Returns the collection of a file, by its path inside `data/`. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find(({ files }) =>
    files.endsWith('/') ? path.startsWith(files) && !path.slice(files.length).includes('/') : path === files,
  );
}

/** Returns the last part of an entry's address: its file's name without `.yaml`. */
export const slugOf = (path: string) => path.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** Returns the address of an entry's page, without a trailing slash, or undefined if it has none. */
export const routeOf = (path: string) => collectionOf(path)?.route?.replace('{slug}', slugOf(path));
