// A door of this tool: what a site's components use.

export { Island } from './island';
export { type Entry, Mark, mark, type Pressed, scriptsId } from './marks';
