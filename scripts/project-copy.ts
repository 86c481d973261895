import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build reads. */
const parts = /^(data|src|static|gatsby-.*|package(-lock)?\.json|tsconfig\.json)$/;

/**
 * Makes a fresh copy of the project in `.tmp`, in which data can be changed and built without touching a file of the
 * project. The cache stays behind: it holds paths of the project, and a build that trusts them in another folder loses
 * the results of static queries. `keep` leaves what an earlier build of the same copy has worked out, such as its
 * pictures. With `content`, `data/` comes from that folder instead. Returns the copy's folder.
 */
export function copyProject(project: string, name: string, { keep = false, content = project } = {}): string {
  const copy = path.join(project, '.tmp', name);
  if (!keep) rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of readdirSync(copy).filter((entry) => parts.test(entry)))
    rmSync(path.join(copy, part), { recursive: true });
  for (const part of readdirSync(project).filter((entry) => parts.test(entry)))
    cpSync(path.join(part === 'data' ? content : project, part), path.join(copy, part), {
      recursive: true,
      preserveTimestamps: true,
    });
  if (!existsSync(path.join(copy, 'node_modules')))
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
