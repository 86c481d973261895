import { readFileSync } from 'node:fs';
import doors from '../scripts/lint/doors.json';

// Lint refuses imports past a tool's doors (scripts/lint/dependency-cruiser.cjs). A door has few names, to be read at a glance.
const most = 8;
const files = Object.entries(doors).flatMap(([tool, names]) => names.map((name) => `tools/${tool}/${name}`));

const namesOf = (text: string) =>
  [...text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|(?:async )?\w+ (?:as )?(\w+)|\* as (\w+))/gm)].flatMap(
    ([, list, name, space]) => list?.split(',').filter((each) => each.trim()) ?? [name ?? space],
  );

it.each(files)('doors: when %s is opened, then it has at most eight names', (file) => {
  const names = namesOf(readFileSync(file, 'utf8'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(most);
});
