import { site } from '../../content/site';
import type { Company } from '../../content/business/company';
import type { Expected } from '../../tools/hosts/live-check/snapshot';
import { movesOf } from '../../tools/yaml/facts/moves';
import { readData } from '../../tools/yaml/data-folder';
import { parseAll } from '../../tools/yaml/parse-data';

/** What a live site must say of the company, by the `data/` of a project. @throws while company.yaml cannot be read */
export function expectedOf(project: string): Expected {
  const data = parseAll(readData(project, site));
  const company = data.get('company.yaml') as Company | undefined;
  if (!company) throw new Error('data/company.yaml has a mistake: npm run check-data names it.');
  const { siteUrl, phones, gasSafe } = company;
  return {
    siteUrl,
    phones: [phones.office.number, phones.emergency.number],
    gasSafeNumber: gasSafe.number,
    moves: movesOf(data, site),
  };
}
