// A door of this tool: what tests of a whole site need of it.

export { editData, picker } from './random-edits';
