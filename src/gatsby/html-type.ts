import { existsSync, readFileSync, watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces `any` in the types of the queries. Gatsby writes it for a custom scalar, and `Html` is the only one. */
export const typed = (text: string) => text.replace(/(?<=: |<)any\b/g, "import('../tools/shared/safe-html').Html");

function typeHtml(file: string) {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (typed(text) !== text) writeFileSync(file, typed(text));
}

/**
 * Keeps the HTML typed in `src/gatsby-types.d.ts`, which a build writes once and a development server at every change of
 * a query: with `any`, every text could be set as HTML.
 */
export function keepHtmlTyped(project: string, every = 500): void {
  const file = path.join(project, 'src/gatsby-types.d.ts');
  process.once('exit', () => {
    typeHtml(file);
  });
  if (process.env.NODE_ENV === 'development')
    watchFile(file, { interval: every, persistent: false }, () => {
      typeHtml(file);
    });
}
