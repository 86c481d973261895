// The door of this tool for a development server and its commands.

export { type DevelopmentHost, serveDevelopment } from './development-server';
export { runPreview, type RunningPreview } from './preview/preview-session';
export { CannotAsk, whatIf } from './what-if';
