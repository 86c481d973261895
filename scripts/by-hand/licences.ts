import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// `npx tsx scripts/by-hand/licences.ts` lists the licences of all packages that the site is built with, and fails if one is not on the
// list of agreed licences. A package for this (license-checker-rseidelsohn 5) has twelve dependencies, npm's own resolver among them, and
// would still need both lists below.
interface Package {
  version?: string;
  dev?: boolean;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

const agreed = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Apache-2.0', 'Unlicense'],
  ...['Python-2.0', 'PSF-2.0', 'CC0-1.0', 'CC-BY-4.0', 'MPL-2.0'],
  // The native part of sharp, which processes the pictures and is not distributed.
  'LGPL-3.0-or-later',
]);
/** Packages without a licence in package.json. Their licence file was read by hand. */
const readByHand: Record<string, string> = { linkfs: 'Unlicense', 'valid-url': 'MIT' };

/** Whether agreed licences satisfy an SPDX expression: one side of an OR, every side of an AND. */
const isAgreed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /)
    .some((side) => side.split(/ AND /).every((name) => agreed.has(name.replace(/[()]/g, ''))));

function licenceOf(folder: string): string {
  const { license, licenses } = read(path.join(folder, 'package.json'));
  const named =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  return named || (readByHand[folder.split('node_modules/').at(-1) ?? ''] ?? 'unknown');
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const byLicence = new Map<string, string[]>();
for (const [folder, { dev, version }] of Object.entries(lock.packages)) {
  // The lock file also lists packages for other systems, which are not installed.
  if (folder === '' || dev || !existsSync(path.join(folder, 'package.json'))) continue;
  const licence = licenceOf(folder);
  const name = `${folder.replace(/^.*node_modules\//, '')}@${version ?? ''}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
}

for (const [licence, names] of [...byLicence].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${String(names.length).padStart(5)}  ${licence}${names.length <= 5 ? `: ${names.join(', ')}` : ''}`);
const refused = [...byLicence].filter(([licence]) => !isAgreed(licence));
for (const [licence, names] of refused) console.error(`Not agreed to: ${licence} (${names.join(', ')})`);
if (refused.length > 0) process.exitCode = 1;
