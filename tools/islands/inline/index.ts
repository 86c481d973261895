// A door of this tool: what a site puts into the scripts inside its pages.

export { inStorage } from '../../shared/storage';
export { each, start } from './common';
export { watchDialogs } from './dialogs';
export { startEarly } from './early';
export { answerPresses } from './presses';
export { whenIdle } from './when-idle';
export { checkScripts } from './whole-scripts';
