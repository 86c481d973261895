import path from 'node:path';
import { routes } from '../pages';

/** Most pages in one folder of the site share a template. */
const folderOf = (route: string) => (route.split('/').length > 2 ? `${path.dirname(route)}/` : route);

/** The first page of each folder, every page outside a folder, and the one with the estimate, which has a template of its own. */
export const firstOfTemplate = new Set([
  ...new Map(routes.toReversed().map((route) => [folderOf(route), route])).values(),
  '/services/boiler-installation-replacement',
]);
