import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { movedAddresses } from '../moved-pages';

/**
 * Makes .tmp/flat-site, which is public/ for Cloudflare Pages and Netlify, and returns its folder. Both answer /faq without a
 * redirect only from faq.html; from faq/index.html they lead to /faq/. They compress by themselves, and would publish the
 * compressed copies as files of their own. They send 404.html for unknown addresses; it has no address of its own.
 */
export function flatCopy(project: string): string {
  const source = path.join(project, 'public');
  const target = path.join(project, '.tmp/flat-site');
  // Their rules lead on; Netlify would serve the page instead.
  const moved = new Set(movedAddresses(source).map((address) => `${address.slice(1)}/index.html`));
  rmSync(target, { recursive: true, force: true });
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const file = path.relative(source, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (!entry.isFile() || /\.(?:br|gz)$|^404\//.test(file) || moved.has(file)) continue;
    cpSync(path.join(source, file), path.join(target, file.replace(/(?<=.)\/index\.html$/, '.html')));
  }
  return target;
}
