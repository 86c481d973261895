import type { HeaderRule } from './rules';

// What Cloudflare Pages reads of the file; Netlify has no such limits.
const mostRules = 100;
const longestLine = 2000;

/** The file `_headers` of Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');

/** The rules of a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

const matches = (rule: string, path: string) => {
  const [start = '', ...ends] = rule.split('*');
  return ends.length === 0 ? rule === path : path.startsWith(start) && path.endsWith(ends.join('*'));
};

/** The headers of an address: those of every rule that matches it. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, path)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;

/** Says whether limits of Cloudflare Pages stop a build. They do where it is the host (`DEPLOY_TO`, docs/deploy.md). */
export const judged = (limits: string[], host: string | undefined) =>
  host === 'cloudflare'
    ? { problems: limits, warnings: [] }
    : { problems: [], warnings: limits.map((limit) => `${limit} Other hosts do not have this limit.`) };

/**
 * Returns a message if `_headers` has more rules than Cloudflare Pages reads, and one for each line that is too long. Cloudflare
 * ignores such rules and lines and reports nothing, so pages would lose their policy.
 */
export function beyondLimits(rules: readonly HeaderRule[]): string[] {
  const tooMany =
    rules.length > mostRules
      ? [
          `_headers has ${rules.length} rules, and Cloudflare Pages reads the first ${mostRules}. ` +
            'Pages of one folder share a rule: move pages into a folder, such as /guides/.',
        ]
      : [];
  const tooLong = rules.flatMap((rule) =>
    headersFile([rule])
      .split('\n')
      .filter((line) => line.length > longestLine)
      .map(
        (line) =>
          `_headers has a line of ${line.length} characters for ${rule.path}, and Cloudflare Pages reads ${longestLine}: ` +
          `${line.trim().slice(0, 40)}… Every different style sheet in a folder takes 54: let more of its pages have the same blocks.`,
      ),
  );
  return [...tooMany, ...tooLong];
}
