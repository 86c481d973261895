// A door of this tool: what a site says of its files, and where they lead.

export { movesOf } from './moves';
export { collectionIn, type Files, type Path, type Place, routeIn, type Site, type Steps } from './site';
