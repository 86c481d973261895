import { everyPage } from './common';
import { watchDialogs } from './dialogs';
import { startEarly } from './early';
import { answerPresses } from './presses';
import { checkScripts } from './whole-scripts';

// The script of a page with a dialog. Checks scripts before any can start, and resumes what the history entry holds before it repeats a queued click.
checkScripts();
watchDialogs();
answerPresses();
startEarly();
everyPage();

export {};
