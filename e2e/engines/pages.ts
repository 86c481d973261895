import path from 'node:path';
import { routes } from '../pages';

/** Pages in one folder of the site share a template. */
const templateOf = (route: string) => (route.split('/').length > 2 ? `${path.dirname(route)}/` : route);

/** The first page of each template. */
export const firstOfTemplate = new Set([
  ...new Map(routes.toReversed().map((route) => [templateOf(route), route])).values(),
]);
