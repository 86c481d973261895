// A door of this tool: what the pages of a preview load.

export { answerDialogButtons } from './dialog-buttons';
export { PreviewBar } from './PreviewBar';
