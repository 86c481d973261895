import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from '../../content/business/company';
import { site } from '../../content/site';
import { parsedOnce } from '../../tools/yaml/files';

/**
 * Returns what Gatsby's configuration needs from `data/company.yaml`. Returns nothing of it if the file is invalid or missing:
 * Gatsby loads and checks its configuration before the check of `data/` runs, and would name a field of its own instead of
 * the line with the mistake.
 */
export function siteMetadata(project: string): { siteUrl?: string; title?: string } {
  const name = 'company.yaml';
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.join(project, 'data', name));
  } catch {
    return {};
  }
  const result = parsedOnce({ path: name, bytes }, site).entry?.result;
  const company = result?.success ? (result.data as Company) : undefined;
  return company ? { siteUrl: company.siteUrl, title: company.name } : {};
}
