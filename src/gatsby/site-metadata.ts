import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from '../../content/business/company';
import { site } from '../../content/site';
import { parsedOnce } from '../../tools/yaml/files';

/**
 * Returns what Gatsby's configuration needs from `data/company.yaml`. Returns empty texts if the file is invalid or
 * missing: Gatsby loads its configuration before the check runs, and an error here would show a stack trace instead of
 * a diagnostic.
 */
export function siteMetadata(project: string): { siteUrl: string; title: string } {
  const name = 'company.yaml';
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.join(project, 'data', name));
  } catch {
    return { siteUrl: '', title: '' };
  }
  const result = parsedOnce({ path: name, bytes }, site).entry?.result;
  const company = result?.success ? (result.data as Company) : undefined;
  return { siteUrl: company?.siteUrl ?? '', title: company?.name ?? '' };
}
