// A door of this tool: rules that others apply before the check does, and what tests compare with a built site.

export { nearest } from '../messages/did-you-mean';
export { explainIssue } from '../messages/schema-errors';
export { comparedName, isDeviceName } from './file-names';
export { sitePlaces } from './internal-links';
