import type { Company } from '../../src/content-model/business/company';
import type { Expected } from '../../src/site-output/live-check/snapshot';
import { movesOf } from '../../src/facts/moves';
import { readData } from '../../src/validation/data-folder';
import { parseAll } from '../../src/validation/parse-data';

/** What a live site must say of the company, by the `data/` of a project. @throws while company.yaml cannot be read */
export function expectedOf(project: string): Expected {
  const data = parseAll(readData(project));
  const company = data.get('company.yaml') as Company | undefined;
  if (!company) throw new Error('data/company.yaml has a mistake: npm run check-data names it.');
  const { siteUrl, phones, gasSafe } = company;
  return {
    siteUrl,
    phones: [phones.office.number, phones.emergency.number],
    gasSafeNumber: gasSafe.number,
    moves: movesOf(data),
  };
}
