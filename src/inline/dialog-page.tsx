import { everyPage } from './common';
import { watchDialogs } from './dialogs';
import { startEarly } from './early';
import { answerPresses } from './presses';

// The script of a page with a dialog. What waits in the history is done with before a press that was held is made.
watchDialogs();
answerPresses();
startEarly();
everyPage();

export {};
