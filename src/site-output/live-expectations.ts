import type { Company } from '../../content/business/company';
import { site } from '../../content/site';
import { hosting } from './hosting';
import type { liveCheck } from '../../tools/hosts';
import { readData } from '../../tools/yaml';
import { movesOf } from '../../tools/yaml/site';
import { parseAll } from '../../tools/yaml/files';

/**
 * Returns what a live site must say of the company, according to the `data/` of a project.
 * @throws while company.yaml cannot be read
 */
export function expectedOf(project: string): Parameters<typeof liveCheck>[1] {
  const data = parseAll(readData(project, site));
  const company = data.get('company.yaml') as Company | undefined;
  if (!company) throw new Error('data/company.yaml has a mistake: npm run check-data names it.');
  const { siteUrl, phones, gasSafe } = company;
  return {
    siteUrl,
    writtenIn: 'data/company.yaml',
    folders: hosting.folders,
    shown: [
      { what: 'phone number', text: phones.office.number },
      { what: 'phone number', text: phones.emergency.number },
      { what: 'Gas Safe number', text: gasSafe.number },
    ],
    moves: movesOf(data, site),
  };
}
