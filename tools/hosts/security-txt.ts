/** Where researchers look for whom to tell about a weakness (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** How many months after a build the file ends. It must be less than a year. */
const months = 11;

/**
 * Returns the text of the file. It ends with the first of a month, so that two builds on one day give the same file.
 * @param siteUrl without a slash at its end
 */
export function securityText(siteUrl: string, email: string, today: Date): string {
  const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
  return [
    `Contact: mailto:${email}?subject=Security`,
    `Expires: ${end.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityPath}`,
    '',
  ].join('\n');
}

/** Returns the file as the name and the text of a file of the site. */
export const securityFile = (siteUrl: string, email: string, today: Date): Record<string, string> => ({
  [securityPath.slice(1)]: securityText(siteUrl, email, today),
});

/** Returns in how many days the file ends, or undefined if it does not say. */
export function daysLeftOf(text: string, today: Date): number | undefined {
  const [, end = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(end) - today.getTime()) / 86_400_000;
  return Number.isNaN(days) ? undefined : Math.floor(days);
}
