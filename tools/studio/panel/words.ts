import type { Choices, PlaceGroup, SentBefore } from '../api';
import { mistakeWords } from './mistake-words';
import { fileInWords, wordList } from '../../shared/text';
import type { Done } from './form/typed/pasted';

type Titles = Choices['pageTitles'];

/** Names a page by its title, with its address: 'Frequently asked questions (/faq)'. What is no page stays as it is. */
export const pageInWords = (page: string, titles: Titles = {}) =>
  page.replace(/\/\S*$/, (address) => (titles[address] === undefined ? address : `${titles[address]} (${address})`));

/** Every word of the panel that comes neither from `data/`, a schema nor the server. */
export const words = {
  studio: 'Studio',
  tools: 'Studio tools',
  edit: 'Edit',
  everything: 'Everything on this page',
  new: 'New …',
  pictures: 'Pictures',
  changes: 'What I have changed',
  unsent: 'Your last changes are on this computer and not sent yet.',
  isOld: 'There is a newer version of the website',
  asking: 'Looking for a newer version …',
  getNewest: 'Get the newest version',
  getting: 'Getting the newest version …',
  saveBeforeNewest: 'Save or discard what you typed first. Then get the newest version.',
  newProgram: 'The program behind the website has changed too.',
  clash: (files: readonly string[]) =>
    `You and somebody else have changed the same texts in ${files.map((file) => fileInWords(file.replace(/^data\//, ''))).join(', ')}. You can send yours all the same: whoever looks after the website then decides which of the two counts.`,
  sentBefore: 'What became of what you sent',
  sentStates: {
    waiting: 'waits until somebody accepts it.',
    merged: 'is accepted: it is on the website, or will be in a few minutes.',
    gone: 'was deleted without being accepted. Ask whoever looks after the website.',
  } satisfies Record<SentBefore['state'], string>,
  launch: 'To do',
  save: 'Save',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
  loading: 'Loading …',
  saving: 'Saving …',
  saved: 'Saved',
  unsaved: 'Typed, but not saved yet:',
  notSaved: 'Typed, but not saved yet',
  discard: 'Discard what I typed',
  nothingToSave: 'Nothing has changed yet.',
  undone: 'Undone',
  redone: 'Redone',
  lost: 'The preview does not answer. Look at the window in which you started it. If it has stopped and waits for you to type, type npm run edit there, press Enter, and open the new address that it shows. If it has not, wait a minute and load this page again.',
  ...mistakeWords,
  inFile: (file: string, line: number, message: string) =>
    `${fileInWords(file.replace(/^data\//, ''))}, line ${line}: ${message}`,
  elsewhere: (files: readonly string[]) =>
    `Nothing can be saved while there is a mistake in ${wordList([...new Set(files.map((file) => fileInWords(file.replace(/^data\//, ''))))])}. Press it here, put it right and save. Then save this one.`,
  elsewhereGone: 'The other mistake is put right. You can save now.',
  moreMistakes: (count: number) => `and ${count} more. Each is shown at its field.`,
  optional: 'optional',
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  tooLong: (over: number) => `${over} too many`,
  formatting: 'Formatting',
  bold: 'Bold',
  italics: 'Italics',
  link: 'Link',
  linkTo: 'Page of this website, or web address',
  setLink: 'Insert link',
  insertFact: 'Insert a price or detail',
  preview: 'Preview',
  facts: 'Prices and details in this text',
  changeEverywhere: 'Change it everywhere',
  changeEverywhereOf: (label: string) => `Change it everywhere: ${label}`,
  kind: 'What it is',
  otherKind: 'Enter it in another way',
  fixedKind: "This says what kind of part it is. To have another kind, press 'This part of the form'.",
  choose: 'Choose …',
  factIs: (label: string, pages: number) =>
    `${label}, ${pages === 1 ? 'on 1 page' : `on ${pages} pages`}. One change here changes all of them.`,
  before: 'Before',
  after: 'After',
  whereShown: 'Where it is shown',
  willChange: (pages: number) => `Saving changes ${pages === 1 ? '1 page' : `${pages} pages`}`,
  upload: 'Or drag a new picture here, or choose one from this computer',
  uploaded: (width: number, height: number) =>
    [
      `Your picture is ${width} pixels wide and ${height} high. Press 'Save' to use it.`,
      ...(width < 1000
        ? ['It is small, and will look blurred on a large screen. Choose one that is at least 1000 wide.']
        : []),
      ...(width > 2.5 * height ? ['It is very wide: most pages will cut off its sides.'] : []),
      ...(height > 1.5 * width ? ['It is very tall: most pages will cut off its top and bottom.'] : []),
    ].join(' '),
  videoHelp:
    'Give a new video, and its subtitles, to whoever looks after the website. Once it is there, you can choose it in this list.',
  size: (width: number, height: number, bytes: number) =>
    width === 0
      ? 'damaged'
      : `${width} by ${height} pixels, ${bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`}`,
  unused: 'No page shows it.',
  /** Names the file where it makes no page of its own. */
  usedAt: (page: string | undefined, file: string, label: string, titles?: Titles) =>
    `${page === undefined ? fileInWords(file) : pageInWords(page, titles)}: ${label}`,
  withoutWords: 'It has no description yet for people who cannot see it.',
  focusHelp:
    'Where a page has less room, it cuts off the edges of the picture. Press the point in the picture that must always be seen, or use the sliders.',
  focusLeft: 'From the left',
  focusTop: 'From the top',
  focusPercent: (percent: number) => `${percent} %`,
  focusShape: 'How it looks where there is wide room, and where there is tall room',
  focusMiddle: 'Back to the middle',
  noPictureYet: 'Choose the picture first.',
  replacePicture: 'Replace it everywhere',
  replaced: (count: number) =>
    `Replaced in ${count === 1 ? '1 place' : `${count} places`}. Check that the descriptions still fit the new picture.`,
  removePicture: 'Remove it',
  removeForGood: 'Remove it for good: Undo does not bring it back',
  pictureRemoved: 'The picture is removed.',
  wholeList: 'The whole list',
  wholeGroup: 'This part of the form',
  wholeFile: 'The whole form',
  wholeOf: (file: string) => `The whole form: ${fileInWords(file)}`,
  values: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  canBeAdded: 'What you can add',
  addOf: (label: string) => `Add: ${label}`,
  newName: 'Add a new one: what is it, in a few words?',
  newNameIs: `You can then put it into any text, by 'Insert a price or detail'.`,
  nameTaken: 'There is already one of this name. Choose another.',
  fixedList: (length: number) =>
    `There are always ${length} of these, because the page is drawn for ${length}. If you need more or fewer, ask whoever looks after the website.`,
  item: (index: number, length: number) => `Item ${index + 1} of ${length}`,
  add: 'Add',
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  move: { rename: 'Change its address', duplicate: 'Make a copy of this page', remove: 'Remove this page' },
  moveOf: {
    rename: (address: string) => `A new address for ${address}`,
    duplicate: (address: string) => `A copy of ${address}`,
    remove: (address: string) => `Remove ${address}`,
  },
  moveName: {
    rename: 'The end of its new address, in a few words',
    duplicate: 'The title of the copy',
    remove: 'Which page takes its place?',
  },
  moveNow: { rename: 'Change the address', duplicate: 'Make the copy', remove: 'Remove the page' },
  moved: {
    rename: 'The page has its new address. Whoever opens the old address gets to the new one.',
    duplicate: 'The copy is there. Change its texts before you send it.',
    remove: 'The page is removed. Undo brings it back.',
  },
  noPageInstead: 'None: visitors are told that the page is gone',
  newAddress: (address: string) => `The address will be ${address}`,
  noLinks: 'No other page has a link to it.',
  linksChange: (count: number) => (count === 1 ? '1 link changes' : `${count} links change`),
  linkGoes: 'This link is removed. Its words stay.',
  needsLink: 'There must be a link here. Choose above which page takes its place, or change this link first.',
  changeLink: 'Change this link',
  typedThere: 'You have typed something for this page that is not saved yet. Save it, or discard it, first.',
  pasted: {
    spaces: 'Unusual spaces in what you pasted became ordinary ones.',
    bullets:
      "The list that you pasted became one text with commas. To make each line an item, press 'The whole list' and paste it there.",
    lines: 'The lines that you pasted became one paragraph.',
    quotes: 'Curly quotation marks became straight ones.',
  } satisfies Record<Done, string>,
  phoneIs: (number: string) => `The number will be shown as ${number}. Callers from abroad can press it too.`,
  pastedItems: (count: number) => `What you pasted became ${count} items.`,
  marked: (count: number, mark: string) => (count === 1 ? `1 half-day ${mark}` : `${count} half-days ${mark}`),
  search: 'Search',
  everywhere: 'On all pages',
  moreFound: (count: number) => `and ${count} more. Type another word to see fewer.`,
  manyPages: 'On several pages',
  found: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  whereWritten: 'For whoever looks after the website',
  line: (file: string, line: number) => `data/${file}, line ${line}`,
  groups: {
    page: 'On the page',
    head: 'For Google, and for links that people share',
    pictures: 'Pictures and their words',
    mails: 'In mails',
    dialogs: 'In booking forms and questions',
    hidden: 'Notes and settings',
    shared: 'On many pages',
  } satisfies Record<PlaceGroup, string>,
  open: 'Open its page',
  noChanges: 'You have nothing to send: you have changed nothing since you sent last.',
  message: 'Say in a sentence what you have changed',
  send: 'Send',
  goesTo: (to?: string) =>
    to
      ? `Your changes will leave this computer and go to ${to}.`
      : 'Your changes will stay on this computer, because it is not connected to the online copy of the website. Ask whoever looks after the website to connect it.',
  code: 'The six digits',
  codeHelp:
    'Look at the window in which you started the preview: it now shows six digits. Type them here. They prove that it is you who is sending.',
  sendNow: 'Send now',
  sending: 'Your changes are being sent. You can go on working meanwhile.',
  stopSending: 'Stop',
  newCode: 'Show new digits',
  back: 'Back',
  addsTo: 'You have sent changes before that are not accepted yet. These are added to them.',
  alone: 'Send these on their own. What I sent before is kept, and my preview shows it once it is accepted',
  openAddress: 'Open the page on which you ask for them to be accepted',
  tickOff: 'This is real now',
  tickedOff: 'Taken off the list',
  nothingLeft: 'There is nothing left to do.',
  left: (count: number) => (count === 1 ? '1 thing is left.' : `${count} things are left.`),
  stops: 'Needed before the website can go live',
  reminders: 'Reminders: the website can go live without them',
  due: (count: number) => (count === 1 ? '1 thing is due' : `${count} things are due`),
  daysLeft: (days: number) =>
    days < 0 ? (days === -1 ? 'yesterday' : `${-days} days ago`) : days === 1 ? '1 day left' : `${days} days left`,
  brokenFile:
    "Something was changed outside the studio, and now these texts cannot be read. The cursor stands at the mistake. Put it right and press 'Save', or ask whoever looks after the website. Nothing else can be saved before.",
  fileText: 'The texts as they are kept',
  stays: (file: string) =>
    `Somebody else has changed the same place in ${fileInWords(file)} since, so this change was left as it is. Press 'Undo' or 'Redo' again for the change before it.`,
  conflict: (file: string) => `Somebody else has changed ${fileInWords(file)} since you opened it. Nothing was saved.`,
  differences: 'What changes in their version if you use your change',
  bothVersions: 'Both versions, line by line',
  yours: 'Your version',
  theirs: 'Their version',
  keepMine: 'Use my change, and keep the rest of theirs',
  replaceTheirs: 'Use my text in the box, and drop their change of this text',
  takeTheirs:
    "Their version has something else in this place. Press 'Keep theirs, and drop my change', and make your change again.",
  keepTheirs: 'Keep theirs, and drop my change',
};
