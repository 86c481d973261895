import { evidenceOf } from './evidence';

const service = '/services/drains';
const job = (on?: string, more = {}) => ({ service, ...(on && { on }), ...more });

test('evidence: when a service has many jobs, then the newest three are shown', () => {
  const jobs = ['2026-01-05', '2026-03-01', '2025-12-30', '2026-02-02'].map((on) => job(on));
  expect(evidenceOf(service, jobs).map(({ on }) => on)).toEqual(['2026-03-01', '2026-02-02', '2026-01-05']);
});

test('evidence: when jobs have no day, then they come last, in their order', () => {
  const jobs = [job(undefined, { title: 'a' }), job(undefined, { title: 'b' }), job('2020-01-01', { title: 'c' })];
  expect(evidenceOf(service, jobs)).toEqual([jobs[2], jobs[0], jobs[1]]);
});

test('evidence: when an entry is of another service, an illustration or an example, then it is not shown', () => {
  const jobs = [
    { ...job('2026-01-01'), service: '/services/taps' },
    job('2026-01-01', { illustrative: true }),
    job('2026-01-01', { sample: true }),
    {},
  ];
  expect(evidenceOf(service, jobs)).toEqual([]);
});
