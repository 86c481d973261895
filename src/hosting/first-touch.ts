import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, pageDataFile } from '../content/built-site';

/** The part of webpack's statistics that is used here: the files of each named chunk. */
interface Statistics {
  namedChunkGroups: Record<string, { assets: readonly { name: string }[] }>;
}
interface PageData {
  componentChunkName: string;
  staticQueryHashes: readonly string[];
}

const readJson = <Content>(...file: string[]) => JSON.parse(readFileSync(path.join(...file), 'utf8')) as Content;

/** The name src/booking/BookingDialog.tsx gives to the calendar and the form around it. */
const bookingForm = 'booking-form';
/** The form is asked for early only on pages without questions: whoever touches an answer there wants the next one first. */
const isForBooking = (html: string) => html.includes('<dialog') && !html.includes(' data-resume=');

/**
 * Gatsby's list of every page's scripts, 1.4 kB in each page. Only its prefetching reads it, which gatsby-browser.tsx turns
 * off. Without it a page has 235 bytes more of its first round trip for itself.
 */
const chunkMapping = /\s*<script\s+id="gatsby-chunk-mapping"[\s\S]*?<\/script>\s*/;

/**
 * Lets a page ask for everything at the first touch that React needs on it. By themselves Gatsby's scripts ask in three
 * turns, for themselves, for the page's parts and for the calendar, and on a slow connection each turn waits for an answer.
 * A chunk that has come early waits until webpack wants it; one that has not come is asked for again, and only then does the
 * page say so (src/inline/dialogs.tsx).
 * @returns what writes it into a page of the folder, in the place of what an earlier build wrote there
 * @throws if the build has named no chunk for Gatsby's app, for a page or for the booking
 */
export function withFirstTouch(folder: string): (page: BuiltPage) => string {
  const { namedChunkGroups } = readJson<Statistics>(folder, 'webpack.stats.json');
  const filesOf = (chunk: string) => {
    const group = namedChunkGroups[chunk];
    if (!group) throw new Error(`webpack has built no chunk "${chunk}"`);
    return group.assets.map(({ name }) => name);
  };
  const app = new Set(filesOf('app'));
  const tagsOf = ({ route, html }: BuiltPage) => {
    // Nothing on the page waits for React.
    if (!/ data-(?:island|start)=/.test(html)) return [];
    const pageData = pageDataFile(route);
    const { componentChunkName, staticQueryHashes } = readJson<PageData>(folder, pageData);
    const data = [
      pageData,
      'page-data/app-data.json',
      ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ];
    const chunks = [componentChunkName, ...(isForBooking(html) ? [bookingForm] : [])].flatMap(filesOf);
    return [
      ...data.map((file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="/${file}"/>`),
      ...[...new Set(chunks)]
        .filter((file) => !app.has(file))
        .map((file) => `<script src="/${file}" async data-early></script>`),
    ];
  };
  return (page) =>
    page.html
      .replace(/(<template id="app-scripts">)[\s\S]*?(?=<!-- slice-start)/, `$1${tagsOf(page).join('')}`)
      .replace(chunkMapping, '');
}
