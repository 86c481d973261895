import { z } from 'zod';
import { line, lineWith, prose } from '../field-types';

/** `data/wording.yaml`: texts that many pages share. */
export const wording = z.strictObject({
  buttons: z.strictObject({
    call: line('Before the phone number, such as Call'),
    callNow: line('At the end of a page, before the number'),
    callOffice: line('On the bar at the foot of a phone’s screen, over the office number'),
    callEmergency: line('On the bar at the foot of a phone’s screen, over the emergency number'),
    email: line('Opens an email to us'),
    quote: line('Opens a quote form, or calls us where the page has none'),
    book: line('Opens the boiler service form'),
    bookOnline: line('On the home page, beside the phone and the email'),
    getQuote: line('In guides and on thermostats'),
    photo: line('Sends us a photo, in the emergency guide'),
    menu: line('Opens the menu on a phone'),
    close: line('Closes the menu; what a screen reader calls the cross of a dialog'),
  }),
  frame: z.strictObject({
    skip: line('The first link of every page, for people who use a keyboard'),
    back: line('Before the name of the page a link goes back to'),
    gasSafe: line('On the badge, over the number'),
    onThisPage: line('Over the list of a page’s headings'),
    navigation: line('What a screen reader calls the links in the header'),
    breadcrumb: line('What a screen reader calls the way from the home page to this one'),
    offer: line('What a screen reader calls the strip with the offer'),
    contact: line('What a screen reader calls the bar at the foot of a phone’s screen'),
  }),
  footer: z.strictObject({
    emergency: line('Over the emergency number'),
    office: line('Before the office number'),
    services: line('Over the list of services'),
    help: line('Over the list of pages that help'),
    areas: line('Over the line that says where we work'),
    areasText: line('Where we work'),
    registered: line('After the company name'),
    follow: line('Before the name of the network'),
  }),
  prices: z.strictObject({
    from: line("Before a 'from' price"),
    vat: line('Under a price'),
    vatShort: line('After a price, in the middle of a sentence'),
    until: line('Before the last day of an offer'),
    recommended: line('The badge of the recommended one'),
    boilerType: line('Over the first column of the boiler price table'),
    types: z.strictObject({ combi: line('A row'), system: line('A row'), regular: line('A row') }),
    sizes: z.strictObject({ small: line('A column'), medium: line('A column'), large: line('A column') }),
  }),
  lists: z.strictObject({
    notIncluded: line('The words before an item with a cross, for people who cannot see it'),
    better: line('After the better value in a table, for people who cannot see its colour'),
    both: line('Before a value that two makes of boiler share'),
    figures: line('Opens the figures of a chart as a table'),
    compared: line('Over the first column of that table'),
    stars: lineWith(['count'], 'What a screen reader says for the stars'),
    allServices: line('The link to all services, where only some are named'),
    pages: line('What a screen reader calls the links to the pages of a long list'),
    page: lineWith(['number', 'count'], 'After the heading of a further page of a list'),
    previous: line('The link to the page before'),
    next: line('The link to the page after'),
  }),
  drawings: z.strictObject({
    display: line('On the instrument in the drawing of a boiler service; four or five letters fit'),
  }),
  videos: z.strictObject({
    language: line('The language of the captions, in the menu of the player'),
    download: line('Before the caption of a video, where a browser cannot play it'),
  }),
  idCard: z.strictObject({
    heading: line('Heading of the card'),
    name: line('Before the name'),
    role: line('Before the role'),
    registered: line('Before the register number'),
    illustrative: line('Under a portrait that is not a photo of the person'),
    check: prose('How to check the card'),
  }),
  gasSafe: z.strictObject({
    check: line('The link to the register’s own page'),
    lookFor: line('Over what to look for on the card'),
  }),
  areas: z.strictObject({
    label: line('Before the towns, for people who cannot see the map'),
    region: line('Under the list of towns'),
    check: line('The label of the field that says whether we cover a postcode'),
    yes: line('Below that field, when we do'),
    no: prose('Below that field, when we do not, or when it holds no postcode'),
  }),
  guide: z.strictObject({
    video: line('Heading over the video'),
    noVideo: line('What is shown there while there is no video'),
    stopAndCall: line('Heading over when to stop and call'),
    beside: line('What a screen reader calls the column beside the guide'),
    needs: line('Heading over what you need'),
    help: line('Heading of the box with our number'),
    helpText: line('What we can do'),
    related: line('Heading over the next guides'),
  }),
  insights: z.strictObject({
    articles: line('Heading over the list of articles'),
    minutes: line('After the number of minutes an article takes'),
    updated: line('Before the day of the last change'),
    checked: prose('Who has checked a guide or an article, with a link to the owner’s page'),
    feed: line('The name of the feed, after the company’s'),
  }),
});

/** The texts as pages get them, with facts filled in. */
export type Wording = z.infer<typeof wording>;
