import type { Hosting } from '../../tools/hosts';
import { islandFolder, scriptEnd, scriptsId } from '../../tools/islands/build';
import { language } from '../inline/marks';
import { dialogPageScript, pageScript } from '../inline/scripts';
import { speculationRules } from '../inline/speculation-rules';
import { esbuildTargets } from './browser-targets';

/** What hosts must know of this site, whatever its pages say. */
export const hosting: Hosting = {
  folders: {
    lasting: ['/static/', '/fonts/', '/drawings/', islandFolder],
    shared: ['/cards/'],
    others: ['/videos/'],
  },
  shownOffline: ['/fonts/', '/drawings/'],
  fonts: '/fonts/',
  language,
  inlineScripts: [pageScript, dialogPageScript, speculationRules],
  lastId: scriptsId,
  scriptEnd,
  target: esbuildTargets(),
};
