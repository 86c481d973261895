import { thermostats } from './lists/thermostats';
import { testimonials } from './lists/testimonials';
import { removed } from './lists/removed';
import { safety } from './lists/safety';
import { offer } from './business/offer';
import { navigation } from './lists/navigation';
import { gallery, galleryShows } from './lists/gallery';
import { house } from './lists/house';
import { boilerBrands } from './lists/boiler-brands';
import { claims, figures, prices } from './business/prices-and-figures';
import { appointments } from './business/appointments';
import { collectionIn, routeIn, type Site } from '../tools/yaml/site';
import { booking, withoutReceiptWords } from './features/booking-messages';
import { bookingDialog } from './features/booking-dialog';
import { company } from './business/company';
import { calculator } from './features/calculator';
import { estimate } from './features/estimate';
import { offeredOnly, reach } from './features/reach';
import { faq, faqShows } from './pages/faq';
import { guide, guideHides, guideShows } from './pages/guide';
import { insight, insightHides, insightShows } from './pages/insight';
import { legal, legalHides, legalShows } from './pages/legal';
import {
  guidesPage,
  guidesPageShows,
  homePage,
  homePageShows,
  insightsPage,
  insightsPageShows,
  notFoundPage,
  notFoundShows,
  plainPage,
  plainPageShows,
} from './pages/pages';
import { reply, replyHides, replyShows } from './pages/reply';
import { search, searchHides, searchShows } from './pages/search';
import { service, serviceHides, serviceShows } from './pages/service';
import type { Hides, Shows } from './pages/shows';
import { wording } from './lists/wording';

/** What the tools know of files of `data/`. `Collection` adds what the pages know. */
type DataCollection = Site['collections'][number];

export interface Collection extends DataCollection {
  /** A file that contains only texts. Pages query it as one value (`words`), without naming its fields. */
  isWords?: true;
  /** Leaves texts out of that value, because no page may have them or few need them. Gets the texts filled in. */
  kept?: (words: never) => unknown;
  /** The file in `src/templates/` that renders each entry. Without it the page, if there is one, is in `src/pages/`. */
  template?: string;
  /**
   * The template of entries that have a field, such as a fault finder, which shows prices. Gatsby renders all pages of a
   * template anew when one of its static queries has another result.
   */
  templateWith?: { field: string; template: string };
  /** What its page shows from other files. */
  shows?: Shows;
  /** What its page does not show of its own file. */
  hides?: Hides;
  /** A page that search engines leave out. It is not in the sitemap. */
  isHidden?: true;
  /** The fields that search engines also get as structured data. */
  searched?: readonly string[];
}

const serviceSearched = ['title', 'seo', 'offers', 'serviceType'];

/** All YAML files of `data/`. */
export const collections = [
  { files: 'prices.yaml', type: 'Prices', schema: prices },
  { files: 'claims.yaml', type: 'Claims', schema: claims },
  { files: 'figures.yaml', type: 'Figures', schema: figures },
  { files: 'company.yaml', type: 'Company', schema: company },
  { files: 'appointments.yaml', type: 'Appointments', schema: appointments },
  { files: 'booking.yaml', type: 'Booking', schema: booking, isWords: true, kept: withoutReceiptWords },
  { files: 'booking-dialog.yaml', type: 'BookingDialog', schema: bookingDialog, isWords: true },
  { files: 'calculator.yaml', type: 'Calculator', schema: calculator },
  { files: 'reach.yaml', type: 'Reach', schema: reach, isWords: true, kept: offeredOnly },
  { files: 'estimate.yaml', type: 'Estimate', schema: estimate },
  { files: 'house.yaml', type: 'House', schema: house },
  { files: 'navigation.yaml', type: 'Navigation', schema: navigation, isWords: true },
  { files: 'offer.yaml', type: 'Offer', schema: offer },
  { files: 'removed.yaml', type: 'Removed', schema: removed },
  { files: 'safety.yaml', type: 'Safety', schema: safety, isWords: true },
  { files: 'testimonials.yaml', type: 'Testimonials', schema: testimonials },
  { files: 'wording.yaml', type: 'Wording', schema: wording, isWords: true },
  { files: 'thermostats.yaml', type: 'Thermostats', schema: thermostats },
  { files: 'boiler-brands.yaml', type: 'BoilerBrands', schema: boilerBrands },
  { files: 'faq.yaml', type: 'Faq', schema: faq, route: '/faq', shows: faqShows, searched: ['groups'], isWords: true },
  { files: 'gallery.yaml', type: 'Gallery', schema: gallery, route: '/gallery', shows: galleryShows },
  {
    files: 'legal.yaml',
    type: 'Legal',
    schema: legal,
    route: '/legal',
    shows: legalShows,
    hides: legalHides,
    isWords: true,
  },
  {
    files: 'reply.yaml',
    type: 'Reply',
    schema: reply,
    route: '/reply',
    shows: replyShows,
    hides: replyHides,
    isWords: true,
    isHidden: true,
  },
  { files: 'pages/home.yaml', type: 'HomePage', schema: homePage, route: '/', shows: homePageShows },
  {
    files: 'pages/about.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/about',
    template: 'page.tsx',
  },
  {
    files: 'pages/company-info.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/about/company-info',
    template: 'page.tsx',
  },
  {
    files: 'pages/owner.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/about/owner-gas-safe-engineer',
    template: 'page.tsx',
  },
  {
    files: 'pages/services.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/services',
    template: 'page.tsx',
  },
  {
    files: 'pages/reviews.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/reviews',
    template: 'page.tsx',
  },
  { files: 'pages/guides.yaml', type: 'GuidesPage', schema: guidesPage, route: '/guides', shows: guidesPageShows },
  {
    files: 'pages/insights.yaml',
    type: 'InsightsPage',
    schema: insightsPage,
    route: '/insights',
    shows: insightsPageShows,
  },
  {
    files: 'pages/calculator.yaml',
    type: 'Page',
    schema: plainPage,
    shows: plainPageShows,
    route: '/boiler-quote-calculator',
    template: 'calculator.tsx',
  },
  {
    files: 'pages/search.yaml',
    type: 'Search',
    schema: search,
    route: '/search',
    shows: searchShows,
    hides: searchHides,
    isWords: true,
    isHidden: true,
  },
  { files: 'pages/not-found.yaml', type: 'NotFoundPage', schema: notFoundPage, shows: notFoundShows },
  // Stands before its folder, because the first matching collection wins.
  {
    files: 'services/boiler-installation-replacement.yaml',
    type: 'Service',
    schema: service,
    shows: serviceShows,
    hides: serviceHides,
    searched: serviceSearched,
    route: '/services/{slug}',
    template: 'installation.tsx',
  },
  {
    files: 'services/',
    type: 'Service',
    schema: service,
    shows: serviceShows,
    hides: serviceHides,
    searched: serviceSearched,
    route: '/services/{slug}',
    template: 'service.tsx',
  },
  {
    files: 'guides/',
    type: 'Guide',
    schema: guide,
    shows: guideShows,
    hides: guideHides,
    route: '/guides/{slug}',
    template: 'guide.tsx',
    templateWith: { field: 'finder', template: 'finder-guide.tsx' },
  },
  {
    files: 'insights/',
    type: 'Insight',
    schema: insight,
    shows: insightShows,
    hides: insightHides,
    route: '/insights/{slug}',
    template: 'insight.tsx',
  },
] as const satisfies readonly Collection[];

/** Returns the collection of a file, by its path inside `data/`. */
export const collectionOf = (path: string): Collection | undefined => collectionIn<Collection>({ collections }, path);

/** Returns the address of an entry's page, without a trailing slash, or undefined if it has none. */
export const routeOf = (path: string) => routeIn({ collections }, path);

/** Returns the template of the page of an entry, by the path of its file inside `data/`, or undefined if none renders it. */
export function templateOf(path: string, entry: object): string | undefined {
  const { template, templateWith } = collectionOf(path) ?? {};
  return templateWith && (entry as Record<string, unknown>)[templateWith.field] ? templateWith.template : template;
}
