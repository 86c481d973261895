import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, isSeq, parse, parseDocument, Scalar, visit } from 'yaml';
import { applyDocEdit, docEdits } from '../scripts/tests/doc-edits';
import { unusedFacts } from '../scripts/tests/unused-facts';

/** An edit that staff may make, independent of the content of `data/`. */
export interface StaffEdit {
  title: string;
  /** Makes the edit in a project, the folder that contains `data/`. */
  apply(project: string): void;
}

const inData = (project: string, file: string) => path.join(project, 'data', file);
const yamlFiles = (project: string) =>
  readdirSync(inData(project, ''), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

/** Changes a file of `data/` without losing its comments. */
function change(project: string, file: string, edit: (document: Document) => void) {
  const target = inData(project, file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  edit(document);
  writeFileSync(target, document.toString({ lineWidth: 0 }));
}

const set = (file: string, values: Record<string, unknown>) => (project: string) => {
  change(project, file, (document) => {
    for (const [key, value] of Object.entries(values)) document.setIn(key.split('.'), value);
  });
};

/** Quotes a text that YAML would read as another type. */
const inQuotes = (text: string) => {
  const scalar = new Scalar(text);
  scalar.type = 'QUOTE_SINGLE';
  return scalar;
};

/** Adds consecutive days to the closed dates. */
const closeFrom = (day: string, days: number) => (project: string) => {
  change(project, 'appointments.yaml', (document) => {
    const { closedDates } = document.toJS() as { closedDates: string[] };
    const later = Array.from({ length: days }, (_, index) =>
      new Date(Date.parse(day) + index * 86_400_000).toISOString().slice(0, 10),
    );
    document.setIn(['closedDates'], [...new Set([...closedDates, ...later])].map(inQuotes));
  });
};

/** Removes the last entry of a list. */
const shorten = (file: string, list: string) => (project: string) => {
  change(project, file, (document) => {
    const entries = document.getIn(list.split('.'));
    if (!isSeq(entries) || entries.items.length < 2) throw new Error(`${file} has no ${list} to take one from.`);
    entries.items.pop();
  });
};

/** Removes a page, the links to it, the list entries that lead to it, and the facts that only it uses. */
function removePage(project: string, file: string) {
  const route = `/${file.replace(/\.yaml$/, '')}`;
  rmSync(inData(project, file));
  for (const other of yamlFiles(project)) {
    const text = readFileSync(inData(project, other), 'utf8');
    if (!text.includes(route)) continue;
    writeFileSync(inData(project, other), text.replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(${route}\\)`, 'g'), '$1'));
    change(project, other, (document) => {
      visit(document, {
        Seq(_, list) {
          list.items = list.items.filter(
            (item) => !isMap(item) || !item.items.some(({ value }) => isScalar(value) && String(value.value) === route),
          );
        },
      });
    });
  }
  for (const name of unusedFacts(project)) {
    const [file = '', key = ''] = name.split('.');
    change(project, `${file}.yaml`, (document) => document.delete(key));
  }
}

const firstOf = (project: string, folder: string) =>
  readdirSync(inData(project, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`)[0] ?? '';

/** Replaces all placeholders by real values, as far as a test can. */
function goLive(project: string) {
  const picture = 'home-hero.jpg';
  for (const file of yamlFiles(project))
    change(project, file, (document) => {
      visit(document, {
        Map(_, map) {
          if (map.get('illustrative') === true) map.set('illustrative', false);
          if (map.get('sample') === true) map.delete('sample');
          map.delete('ask');
          if (map.get('unit') === 'pounds a year')
            for (const [field, proof] of Object.entries({
              evidence: 'A study',
              basis: 'No controls',
              asOf: '2026-10-01',
            }))
              map.set(field, inQuotes(proof));
          if (map.get('placeholder') === true && !map.has('words')) map.delete('placeholder');
        },
      });
    });
  change(project, 'prices.yaml', (document) => {
    for (const [name, price] of Object.entries(document.toJS() as Record<string, unknown>))
      if (typeof price === 'object' && price !== null && 'placeholder' in price) document.set(name, 95);
  });
  change(project, 'claims.yaml', (document) => {
    for (const name of Object.keys(document.toJS() as object))
      document.setIn([name, 'evidence'], 'The folder Certificates, seen on 3 May');
  });
  for (const file of yamlFiles(project).filter((name) => /^(?:guides|insights)\//.test(name)))
    set(file, { author: 'owner' })(project);
  change(project, 'prices.yaml', (document) => {
    for (const [name, price] of Object.entries(document.toJS() as object))
      if ((price as { placeholder?: boolean }).placeholder) document.setIn([name], 80);
  });
  set('company.yaml', {
    name: 'Hogarth Heating',
    legalName: 'Hogarth Heating Limited',
    siteUrl: 'https://hogarth-heating.co.uk',
    'owner.name': 'Sam Hogarth',
    'owner.picture': picture,
    'phones.office.number': '01483 960111',
    'phones.emergency.number': '01483 960222',
    'phones.mobile.number': '07700 900333',
    'emails.office': 'office@hogarth-heating.co.uk',
    'emails.bookings': 'bookings@hogarth-heating.co.uk',
    'address.street': '4 Mill Lane',
    'address.postcode': 'GU1 3AA',
    vatNumber: 'GB 123 4567 89',
    companyNumber: '01234567',
    'social.url': 'https://www.facebook.com/hogarth-heating',
    placeholders: [],
  })(project);
  change(project, 'offer.yaml', (document) => {
    document.setIn(['endsOn'], inQuotes('2099-12-31'));
  });
}

const oddName = "Ó'Neill & Daughters 100% 🔧";

const further: readonly StaffEdit[] = [
  { title: 'going live', apply: goLive },
  {
    title: 'thirty guides more',
    apply: (project) => {
      const source = inData(project, firstOf(project, 'guides'));
      for (let number = 1; number <= 30; number += 1)
        copyFileSync(source, inData(project, `guides/another-guide-${number}.yaml`));
    },
  },
  { title: 'one guide less', apply: (project) => removePage(project, 'guides/how-to-unblock-shower.yaml') },
  { title: 'one question of the FAQ less', apply: shorten('faq.yaml', 'groups.0.items') },
  { title: 'one review less', apply: shorten('testimonials.yaml', 'items') },
  { title: 'one photo of the gallery less', apply: shorten('gallery.yaml', 'items') },
  {
    title: 'a service removed',
    apply: (project) => removePage(project, 'services/bathroom-installations-surrey.yaml'),
  },
  { title: 'closed on Saturdays', apply: set('appointments.yaml', { closedWeekdays: ['Saturday', 'Sunday'] }) },
  { title: 'other hours', apply: set('appointments.yaml', { 'slots.am.start': '07:30', 'slots.pm.end': '18:15' }) },
  { title: 'a price in pounds and pence', apply: set('prices.yaml', { annualService: 54.99 }) },
  { title: 'a price from a span', apply: set('prices.yaml', { annualService: { from: 50, to: 90 } }) },
  { title: 'boiler prices', apply: set('calculator.yaml', { share: 0.9, 'base.combi.small': 2650 }) },
  {
    title: 'an apostrophe, a % and an emoji in names',
    apply: set('company.yaml', { name: oddName, 'owner.name': oddName }),
  },
  {
    title: 'other towns',
    apply: (project) => {
      change(project, 'company.yaml', (document) => {
        document.setIn(['near'], 'Farnham');
      });
    },
  },
  {
    title: 'other words of the booking dialog',
    apply: set('booking-dialog.yaml', {
      'kinds.quote.heading': 'Ask for a free quote',
      'formFields.name.label': 'Your name',
      'calendar.heading': 'Which day suits you?',
    }),
  },
  {
    title: 'other words of the frame of every page',
    apply: set('wording.yaml', {
      'buttons.callOffice': 'Ring the office',
      'frame.skip': 'Go to the text',
      'frame.contact': 'How to reach us',
    }),
  },
  { title: 'a London phone number', apply: set('company.yaml', { 'phones.office.number': '020 7946 0958' }) },
  { title: 'closed for six weeks', apply: closeFrom('2026-11-09', 42) },
  {
    title: 'a rating of 4.8',
    apply: (project) => {
      const { rating } = parse(readFileSync(inData(project, 'claims.yaml'), 'utf8')) as { rating: object };
      set('claims.yaml', { rating: { ...rating, value: 4.8 } })(project);
    },
  },
];

/** The edits that docs/how-to-change.md describes, and others that staff make. */
export const staffEdits: readonly StaffEdit[] = [
  ...docEdits(readFileSync(path.resolve(__dirname, '../docs/how-to-change.md'), 'utf8')).map((edit) => ({
    title: edit.title,
    apply: (project: string) => {
      applyDocEdit(project, edit);
    },
  })),
  ...further,
];
