// The second door of this tool: what asks real servers, and needs programs that a build does not.

export { flatCopy } from './flat-copy';
export * as debian from './servers/debian-root';
export * as dockerfile from './servers/dockerfile';
export { tryHosts } from './try-hosts';
