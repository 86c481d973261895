import { everyPage } from './common';
import { watchDialogs } from './dialogs';
import { startEarly } from './early';
import { answerPresses } from './presses';

// The script of a page with a dialog. Resumes what the history entry holds before it repeats a queued click.
watchDialogs();
answerPresses();
startEarly();
everyPage();

export {};
