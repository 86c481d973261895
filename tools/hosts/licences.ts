import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** Returns the folders of the packages of which code stands in a bundle. */
export const packagesIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => {
      const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
      return folder !== undefined && bytesInOutput > 0 ? [folder] : [];
    }),
  );

// tslib calls a part of it CopyrightNotice.txt.
const isLicence = (file: string) => /^(?:licen[cs]e|copying|copyrightnotice|notice)(?:[.-]|$)/i.test(file);

function licenceOf(project: string, folder: string): string {
  const whole = path.join(project, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(whole, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(whole).filter(isLicence).sort();
  if (files.length === 0)
    throw new Error(
      `${folder} has no file with its licence, and visitors get its code. Use another package, or another version.`,
    );
  const texts = files.map((file) => readFileSync(path.join(whole, file), 'utf8').trim());
  return `${name} ${version} (${license ?? 'see below'})\n\n${texts.join('\n\n')}\n`;
}

/**
 * Returns the text of /licences.txt: each package of which visitors get code, with the text of its licence. Most licences
 * ask for that in every copy, and scripts are sent without comments.
 * @param packages the folders of the packages
 * @param fonts the folder of the fonts in `static/` and in the site, such as '/fonts/'
 * @throws if a package has no licence text
 */
export function licencesText(project: string, packages: readonly string[], fonts: string): string {
  const sections = [...new Set(packages)].sort().map((folder) => licenceOf(project, folder));
  const ofFonts = readdirSync(path.join(project, 'static', fonts)).filter(isLicence);
  return [
    'This website contains code of the packages below.\n' +
      `The licences of its fonts: ${ofFonts.map((file) => fonts + file).join(' ')}\n`,
    ...sections,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}
