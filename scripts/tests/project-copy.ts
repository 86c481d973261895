import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Matches what a build reads. */
const parts = /^(data|content|tools|src|static|gatsby-.*|package(-lock)?\.json|tsconfig\.json)$/;

/**
 * Makes a copy of the project in `.tmp`, in which data can be changed and built without affecting the project. Does not
 * copy the cache: it contains absolute paths, and with a cache from another folder a build loses the results of static
 * queries. With `keep`, the copy keeps its own cache of an earlier build, such as its pictures. With `content`, `data/`
 * comes from that folder. Returns the copy's folder.
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
