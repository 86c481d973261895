import { site } from '../content/site';
import { routeOf } from '../content/collections';
import { readData } from '../tools/yaml';
import { fixture, fixtureData } from './fixture';

// Compares the fixture with the numbers and addresses of the specification that docs/decisions refers to. Does not compare
// `data/`, where staff may change all of them.

const file = (name: string) => fixtureData(name) as Record<string, unknown>;

/** The specified values, by file and name. Fields that are not named here, such as evidence, are free. */
const figures: Record<string, Record<string, unknown>> = {
  'prices.yaml': {
    annualService: 50,
    fullService: { from: 120 },
    thermostatManual: { from: 20, to: 50 },
    thermostatProgrammable: { from: 100, to: 200 },
    thermostatSmart: { from: 200, to: 300, orMore: true },
    systemBoiler: { from: 1800, to: 2600 },
    combiBoiler: { from: 1600, to: 2400 },
    combiConversion: { from: 2000, to: 3500 },
    unventedSystem: { from: 3000, to: 5500 },
    underfloorHeating: { from: 1200, to: 12000 },
    wetUnderfloorMaterials: { from: 75, to: 100 },
    wetUnderfloorBathroom: { from: 1600, to: 2450 },
    electricUnderfloorMaterials: { from: 40, to: 60 },
    electricUnderfloorBathroom: { from: 630, to: 1150 },
    wetUnderfloorRunning: { from: 0.06, to: 0.08 },
    electricUnderfloorRunning: { from: 0.12, to: 0.15 },
    radiatorRunning: { from: 0.09, to: 0.11 },
  },
  'claims.yaml': {
    emergencyHours: { words: '24/7' },
    responseTarget: { from: 1, to: 2, unit: 'hours' },
    rating: { value: 5, decimals: 1 },
    happyCustomers: { value: 500, orMore: true },
    experience: { value: 10, unit: 'years' },
    manufacturerWarranty: { value: 10, unit: 'years' },
    workmanshipGuarantee: { words: 'lifetime' },
    satisfaction: { value: 100, unit: 'percent' },
    insurance: { value: 2, unit: 'million pounds' },
    newBoilerSaving: { value: 340, unit: 'pounds a year' },
  },
  'figures.yaml': {
    boilerPressureHealthyBar: { from: 1, to: 2, unit: 'bar' },
    boilerPressureColdBar: { from: 1, to: 1.5, unit: 'bar' },
    boilerPressureTopUpBar: { value: 1.5, unit: 'bar' },
    boilerPressureMaxBar: { value: 2, unit: 'bar' },
    boilerLifespan: { from: 15, to: 20, unit: 'years' },
    boilerWarranty: { value: 10, unit: 'years' },
    boilerWarrantyLongest: { value: 12, unit: 'years' },
    boilerEfficiency: { value: 94, unit: 'percent' },
    serviceOverdue: { value: 3, unit: 'years' },
    programmableSaving: { value: 268, unit: 'pounds a year' },
    smartSaving: { value: 350, unit: 'pounds a year' },
    pipeInsulationHeatLoss: { value: 80, unit: 'percent' },
    pipeInsulationSaving: { from: 10, to: 15, unit: 'pounds a year' },
    fixLeaksSaving: { from: 50, to: 100, unit: 'pounds a year' },
    maintenanceEfficiency: { value: 10, unit: 'percent' },
    maintenanceSaving: { value: 100, orMore: true, unit: 'pounds a year' },
    drippingTapWater: { value: 15, unit: 'litres a day' },
    drippingTapCost: { value: 180, unit: 'pounds a year' },
    plungeShower: { from: 15, to: 20, unit: 'seconds' },
    plungeToilet: { from: 15, to: 20, unit: 'times' },
    boilingWater: { words: 'once a week' },
    runHotWater: { value: 30, unit: 'seconds' },
    underfloorBathroomSize: { value: 10, unit: 'm²' },
    callAhead: { value: 24, unit: 'hours' },
    quotationValid: { value: 30, unit: 'days' },
    lateInterest: { value: 8, unit: 'percent' },
    cancellationNotice: { value: 24, unit: 'hours' },
    cancellationCharge: { value: 50, unit: 'percent' },
    satisfactionComplaint: { value: 14, unit: 'days' },
    satisfactionAcknowledged: { value: 2, unit: 'working days' },
    satisfactionProposal: { value: 7, unit: 'working days' },
    complaintAcknowledged: { value: 2, unit: 'working days' },
    complaintResolved: { value: 28, unit: 'days' },
    officeHours: { words: 'Monday to Friday 9am to 5pm' },
  },
  'calculator.yaml': {
    share: 0.8,
    base: {
      combi: { small: 2500, medium: 3125, large: 3750 },
      system: { small: 3125, medium: 3750, large: 4375 },
      regular: { small: 3000, medium: 3625, large: 4250 },
    },
  },
  'appointments.yaml': {
    slots: {
      am: { name: 'Morning', start: '08:00', end: '12:00' },
      pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
    },
    closedWeekdays: ['Sunday'],
  },
  'company.yaml': {
    gasSafe: { number: '952583' },
    base: 'Ash',
    near: 'Guildford',
    areas: ['Guildford', 'Woking', 'Camberley', 'Farnborough', 'Farnham'],
  },
};

const rows = Object.entries(figures).flatMap(([path, values]) =>
  Object.entries(values).map(([name, value]) => ({ path, name, value })),
);

it.each(rows)('specification: when $path is read, then it has the specified $name', ({ path, name, value }) => {
  expect({ [name]: file(path)[name] }).toMatchObject({ [name]: value });
});

it('specification: when the slots of a day are listed, then there are two', () => {
  expect(Object.keys(file('appointments.yaml').slots ?? {})).toEqual(['am', 'pm']);
});

const routes = [
  '/',
  '/about',
  '/about/company-info',
  '/about/owner-gas-safe-engineer',
  '/boiler-quote-calculator',
  '/faq',
  '/gallery',
  '/guides',
  '/guides/boiler-maintenance-tips',
  '/guides/emergency-leak-repair',
  '/guides/fix-water-leaks-quickly',
  '/guides/how-to-bleed-radiator',
  '/guides/how-to-fix-dripping-tap',
  '/guides/how-to-increase-boiler-pressure',
  '/guides/how-to-insulate-pipes',
  '/guides/how-to-unblock-shower',
  '/guides/how-to-unblock-sink',
  '/guides/how-to-unblock-toilet',
  '/guides/install-programmable-thermostat',
  '/insights',
  '/insights/best-boiler-brands-uk',
  '/insights/best-thermostat-comparison',
  '/insights/combi-boiler-guide',
  '/insights/gravity-fed-heating-systems',
  '/insights/underfloor-heating-installation',
  '/legal',
  '/reviews',
  '/services',
  '/services/bathroom-installations-surrey',
  '/services/boiler-installation-replacement',
  '/services/boiler-servicing-surrey',
  '/services/emergency-drain-unblocking',
  '/services/heating-systems-installation',
  '/services/plumbing-repairs-surrey',
];

/** The page on which the office answers bookings, and the list of everything. Search engines leave them out. */
const hidden = ['/reply', '/search'];

/** Guides that the specification does not name, in a group of their own. */
const more = ['/guides/frozen-condensate-pipe', '/guides/no-heating-or-hot-water', '/guides/running-or-leaking-toilet'];

it('specification: when all pages are listed, then they are the 34 specified addresses, three guides, the page for our answers and the list of everything', () => {
  expect(routes).toHaveLength(34);
  const found = readData(fixture, site).files.map(({ path }) => routeOf(path));
  expect(found.filter((route) => route !== undefined).sort()).toEqual([...routes, ...more, ...hidden].sort());
});

it('specification: when guides are grouped, then the first two groups have seven and four, and the third the others', () => {
  const guides = readData(fixture, site).files.filter(({ path }) => path.startsWith('guides/'));
  const grouped = (name: string) =>
    guides.filter(({ path }) => file(path).group === name).map(({ path }) => routeOf(path));
  expect(grouped('diy-tips')).toHaveLength(7);
  expect(grouped('cost-saving')).toHaveLength(4);
  expect(grouped('when-it-stops').sort()).toEqual(more);
});

it('specification: when the FAQ is read, then it has sixteen questions', () => {
  const { groups } = fixtureData('faq.yaml') as { groups: { items: { question: string }[] }[] };
  const questions = groups.flatMap(({ items }) => items.map(({ question }) => question));
  expect(new Set(questions).size).toBe(16);
});
