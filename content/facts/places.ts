import type { Place, Steps } from '../../tools/yaml/site';

/** The paths of facts that are not written under their own name. */
const elsewhere: Record<string, Steps> = {
  'company.gasSafeNumber': ['gasSafe', 'number'],
  'company.owner': ['owner', 'name'],
  'company.ownerRole': ['owner', 'role'],
  'company.host': ['privacy', 'host'],
  'company.mailProvider': ['privacy', 'mailProvider'],
  'company.enquiriesKept': ['privacy', 'enquiriesKept'],
  'slots.days': ['closedWeekdays'],
  'slots.closedDays': ['closedWeekdays'],
  'web.gasSafeCheck': ['gasSafe', 'checkUrl'],
};

/** Returns the file and the path that readers.ts reads a fact from, or undefined if the fact is computed from several. */
export function placeOfFact(name: string): Place | undefined {
  const [space = '', key = '', part] = name.split('.');
  const own = elsewhere[name];
  switch (space) {
    case 'prices':
    case 'claims':
    case 'figures':
      return { file: `${space}.yaml`, path: part === 'from' || part === 'to' ? [key, part] : [key] };
    case 'company':
    case 'web':
      return { file: 'company.yaml', path: own ?? [key] };
    case 'phone':
      return { file: 'company.yaml', path: ['phones', key, 'number'] };
    case 'email':
      return { file: 'company.yaml', path: ['emails', key] };
    case 'slots':
      return { file: 'appointments.yaml', path: own ?? ['slots', key] };
    default:
      return undefined;
  }
}
