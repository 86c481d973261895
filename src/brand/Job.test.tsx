/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { JobLine } from './Job';

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: {},
    navigation: {},
    wording: { words: {} },
    allService: { nodes: [{ route: '/services/servicing', linkText: 'Boiler servicing' }] },
  });
});

it.each([
  [{ service: '/services/servicing', town: 'Farnham', on: '2026-05-03' }, 'Boiler servicing, Farnham, May 2026'],
  [{ service: '/services/servicing' }, 'Boiler servicing'],
  [{ service: null, on: '2026-05-03' }, 'May 2026'],
  [{ service: null }, ''],
])('job line: when a photograph says %j, then the card says %p', (job, said) => {
  expect(render(<JobLine {...job} />).container.textContent).toBe(said);
});
