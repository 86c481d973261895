// A door of this tool: what a site's components use.

export { whenIdle } from './inline/when-idle';
export { Island } from './island';
export { type Entry, Mark, mark, type Pressed, scriptsId } from './marks';
