import { answerPresses, checkScripts, startEarly, watchDialogs } from '../../tools/islands/inline';
import { everyPage, ignoreDoubleClicks } from './common';

// The script of a page with a dialog. The order matters: ignores a click before anything answers it, checks scripts before
// any can start, and resumes what the history entry holds before it repeats a queued click.
ignoreDoubleClicks();
checkScripts();
watchDialogs();
answerPresses();
startEarly();
everyPage();

export {};
