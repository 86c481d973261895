import { z } from 'zod';
import { line, lineWith, prose } from '../field-types';

/** `data/wording.yaml`: texts that many pages share. */
export const wording = z.strictObject({
  buttons: z
    .strictObject({
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
      close: line('Closes the menu; also the name of the cross of a booking form, for blind visitors'),
    })
    .meta({ description: 'Buttons' }),
  frame: z
    .strictObject({
      skip: line('The first link of every page, for people who use a keyboard'),
      back: line('Before the name of the page a link goes back to'),
      gasSafe: line('On the badge, over the number'),
      onThisPage: line('Over the list of a page’s headings'),
      navigation: line('The name, for blind visitors, of the links in the header'),
      breadcrumb: line('The name, for blind visitors, of the links over the heading'),
      offer: line('The name, for blind visitors, of the strip with the offer'),
      contact: line('The name, for blind visitors, of the bar at the foot of a phone’s screen'),
    })
    .meta({ description: 'Words around every page' }),
  footer: z
    .strictObject({
      emergency: line('Over the emergency number'),
      office: line('Before the office number'),
      services: line('Over the list of services'),
      help: line('Over the list of pages that help'),
      areas: line('Over the line that says where we work'),
      areasText: line('Where we work'),
      registered: line('After the company name'),
      follow: line('Before the name of the network'),
    })
    .meta({ description: 'The foot of every page' }),
  prices: z
    .strictObject({
      from: line("Before a 'from' price"),
      vat: line('Under a price'),
      vatShort: line('After a price, in the middle of a sentence'),
      until: line('Before the last day of an offer'),
      recommended: line('The badge of the recommended one'),
      boilerType: line('Over the first column of the boiler price table'),
      types: z
        .strictObject({ combi: line('Combi'), system: line('System'), regular: line('Regular') })
        .meta({ description: 'Types of boiler' }),
      sizes: z
        .strictObject({ small: line('Small home'), medium: line('Medium home'), large: line('Large home') })
        .meta({ description: 'Sizes of home' }),
    })
    .meta({ description: 'Words around prices' }),
  lists: z
    .strictObject({
      notIncluded: line('The words before an item with a cross, for people who cannot see it'),
      better: line('After the better value in a table, for people who cannot see its colour'),
      both: line('Before a value that two makes of boiler share'),
      figures: line('Opens the figures of a chart as a table'),
      compared: line('Over the first column of that table'),
      stars: lineWith(['count'], 'Read out to blind visitors for the stars'),
      allServices: line('The link to all services, where only some are named'),
      pages: line('The name, for blind visitors, of the links to the pages of a long list'),
      groups: line('The name, for blind visitors, of the links to the groups of a long list'),
      ways: line('The name, for blind visitors, of the links to a long list by service and by town'),
      together: line('The link to a long list in its own order'),
      byService: line('The link to a long list by service, and after the heading of its pages'),
      byTown: line('The same by town'),
      page: lineWith(['number', 'count'], 'After the heading of a further page of a list'),
      previous: line('The link to the page before'),
      next: line('The link to the page after'),
    })
    .meta({ description: 'Words in lists and tables' }),
  evidence: z
    .strictObject({
      pictures: line('Over the newest photographs of a service, on its page'),
      allPictures: line('The link to the gallery below them'),
      morePictures: line('The link to the pictures of that service, where the gallery has more than are shown'),
      reviews: line('Over the newest reviews of a service, on its page'),
      allReviews: line('The link to the reviews below them'),
      moreReviews: line('The link to the reviews of that service, where there are more than are shown'),
    })
    .meta({ description: 'Photos and reviews on service pages' }),
  drawings: z
    .strictObject({
      display: line('On the instrument in the drawing of a boiler service; four or five letters fit'),
    })
    .meta({ description: 'Words in drawings' }),
  videos: z
    .strictObject({
      language: line('The language of the captions, in the menu of the player'),
      download: line('Before the caption of a video, where a browser cannot play it'),
    })
    .meta({ description: 'Words around videos' }),
  idCard: z
    .strictObject({
      heading: line('Heading of the card'),
      name: line('Before the name'),
      role: line('Before the role'),
      registered: line('Before the register number'),
      illustrative: line('Under a portrait that is not a photo of the person'),
      check: prose('How to check the card'),
    })
    .meta({ description: 'The ID card of the engineer' }),
  gasSafe: z
    .strictObject({
      check: line('The link to the register’s own page'),
      lookFor: line('Over what to look for on the card'),
    })
    .meta({ description: 'The Gas Safe number' }),
  areas: z
    .strictObject({
      label: line('Before the towns, for people who cannot see the map'),
      region: line('Under the list of towns'),
      check: line('The label of the field that says whether we cover a postcode'),
      yes: line('Below that field, when we do'),
      no: prose('Below that field, when we do not, or when it holds no postcode'),
    })
    .meta({ description: 'The areas we serve' }),
  guide: z
    .strictObject({
      video: line('Heading over the video'),
      noVideo: line('What is shown there while there is no video'),
      stopAndCall: line('Heading over when to stop and call'),
      beside: line('The name, for blind visitors, of the column beside the guide'),
      needs: line('Heading over what you need'),
      help: line('Heading of the box with our number'),
      helpText: line('What we can do'),
      related: line('Heading over the next guides'),
    })
    .meta({ description: 'Words in guides' }),
  insights: z
    .strictObject({
      articles: line('Heading over the list of articles'),
      minutes: line('After the number of minutes an article takes'),
      updated: line('Before the day of the last change'),
      checked: prose('Who has checked a guide or an article, with a link to the owner’s page'),
      feed: line('The name of the list of articles for apps that bring people news (RSS), after the company’s name'),
    })
    .meta({ description: 'Words in articles' }),
});

/** The texts as pages get them, with facts filled in. */
export type Wording = z.infer<typeof wording>;
