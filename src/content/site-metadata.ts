import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from './business';
import { parsedOnce } from './parse-data';

/**
 * Returns what Gatsby's configuration needs to know of `data/company.yaml` in a project. Returns empty texts while the
 * file has a mistake or is missing: Gatsby loads its configuration before the check runs, and a mistake that stopped it
 * there would show a stack trace instead of its line.
 */
export function siteMetadata(project: string): { siteUrl: string; title: string } {
  const name = 'company.yaml';
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.join(project, 'data', name));
  } catch {
    return { siteUrl: '', title: '' };
  }
  const result = parsedOnce({ path: name, bytes }).entry?.result;
  const company = result?.success ? (result.data as Company) : undefined;
  return { siteUrl: company?.siteUrl ?? '', title: company?.name ?? '' };
}
