// A door of this tool: what a site's build uses.

export { islandFolder, scriptEnd, scriptsId } from '../marks';
export { inlineScript } from './inline-script';
export { buildIslands, type IslandSite } from './bundle-islands';
export { withIslands } from './with-islands';
export { withoutRouter } from './without-router';
