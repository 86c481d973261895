// The door of this tool: nothing outside of it imports another file of it, except trial/index.ts.

export { policyOf } from './headers/content-security-policy';
export type { Hosting } from './hosting';
export { liveCheck } from './live-check/live-check';
export { removeMoves } from './moved-pages';
export { builtPages } from './pages/built-pages';
export { publish } from './publish';
export { securityFile } from './security-txt';
export { staticHost } from './static-server';
