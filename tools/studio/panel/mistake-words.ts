/** The words with which forms explain mistakes, without names of fields and signs of the file. */
export const mistakeWords = {
  fillIn: 'fill this in.',
  figureIsFact: (figure: string, names: string) =>
    `${figure} is kept in one place, so that it is the same in all texts. Delete it here, and choose it from 'Insert a price or detail': ${names}.`,
  figureIsNone: (figure: string) =>
    `${figure}: a number like this is kept in one place, so that it is the same in all texts. Delete it here, and choose it from 'Insert a price or detail'. If that list does not have it, add it first: open another price or number, press 'The whole form', and fill in 'Add a new one' at the end.`,
  figureInWords: 'Or write the number in words, such as ten.',
  figureOnlyFor: (things: string) => `The list has one for the ${things}, but that is something else.`,
  fromList: 'choose one from the list.',
  loneBrace:
    "There is one curly bracket too many or too few. Delete it, or choose the price or detail again from 'Insert a price or detail'.",
  factByHand: (name: string) =>
    `Visitors would read '${name}' and not what it stands for. Delete it, and choose from 'Insert a price or detail'.`,
  linkApart:
    "Delete its words and its address, type the words again, select them, press 'Link', and choose the page again.",
  setLinkAgain:
    "has lost its end. Delete what is left of it, select its words, press 'Link', and choose the page again.",
  bothEnds: "Fill in both 'From' and 'To'.",
  whereItEnds: 'Say where it ends.',
  noFact: (name: string) => `Nothing is called ${name}. Delete it, and choose from 'Insert a price or detail'.`,
  usedIn: (count: number) => `${count} texts show it, so it cannot be removed. Change those texts first.`,
  noneCalled: (thing: string, name: string) => `There is no ${thing} called '${name}'. Check its letters.`,
  above: (than: string) => `Write a number above ${than}.`,
  most: (most: string) => `Write ${most} or less.`,
  least: (least: string) => `Write ${least} or more.`,
  notBelow: (other: string) => `Write a number that is not below '${other}'.`,
  gaps: (gaps: string) =>
    `Keep ${gaps} in the text, with its square brackets: the website fills it in. Nothing else may stand in square brackets.`,
  items: (count: string, needed: string) => `The list has ${count} items, and must have ${needed}.`,
  length: (count: string, most: string) => `The text has ${count} characters, and may have ${most}.`,
  listThat: (what: string) => `Make this a list that ${what}`,
  keeps: (what: string) => `Keep ${what} in this list: `,
  unitTwice: ' Delete what you typed beside it: the £ or the unit comes by itself.',
  oddLink: (link: string) =>
    `The link '${link}' cannot be used here. Choose a page of this website, or write an address that begins with https://.`,
  noContact: (link: string, possible: string) =>
    `No phone number or email address of the company has the name '${link}'. Write one of these: ${possible}`,
  noHeading: (page: string, place: string) => `The page ${page} has no heading for '${place}'.`,
  anyHeading: (places: string) => ` It has ${places}.`,
  addWithFact: (text: string, fact: string) =>
    `Add: ${text} … Where the dots are, choose ${fact} from 'Insert a price or detail'.`,
  fromPictures: 'choose a picture from the list.',
};
