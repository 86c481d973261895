import { pathToFileURL } from 'node:url';
import { collections, routeOf } from './collections';
import { factFiles } from './facts';
import { namesIn } from './prose';
import type { DataFile } from './read-data';

/** A page and where what it says stands; paths are relative to the project's root. */
export interface PageSource {
  route: string;
  file: string;
  /** The first line that is no comment. */
  line: number;
  /** Further files whose facts its texts name. */
  facts: string[];
}

/** A link that opens the file of a page in VS Code. */
export interface EditLink {
  href: string;
  label: string;
}

const notFound = collections.find(({ type }) => type === 'NotFoundPage')?.files;
const textOf = ({ bytes }: DataFile) => new TextDecoder().decode(bytes);

/** Which file each page is made from. */
export function pageSources(files: readonly DataFile[]): PageSource[] {
  return files.flatMap((file) => {
    const route = file.path === notFound ? '/404.html' : routeOf(file.path);
    if (route === undefined) return [];
    const text = textOf(file);
    const facts = namesIn(text).flatMap((name) => factFiles[name.split('.')[0] ?? ''] ?? []);
    return {
      route,
      file: `data/${file.path}`,
      line: text.split('\n').findIndex((line) => !/^\s*(?:#|$)/.test(line)) + 1,
      facts: [...new Set(facts.map((name) => `data/${name}.yaml`))].sort(),
    };
  });
}

/** The files that make no page of their own, and what each says about itself in its first line. */
export const sharedFiles = (files: readonly DataFile[]) =>
  files
    .filter(({ path }) => routeOf(path) === undefined && path !== notFound)
    .map((file) => ({ file: `data/${file.path}`, about: /^# *(.*)/.exec(textOf(file))?.[1] ?? '' }));

/** The link under a page in `npm run edit`, or nothing where no file makes the page. */
export function editLink(root: string, route: string, sources: readonly PageSource[]): EditLink | undefined {
  const source = sources.find((page) => page.route === route);
  if (!source) return undefined;
  const { pathname } = pathToFileURL(`${root}/${source.file}`);
  return {
    href: `vscode://file${pathname}:${source.line}:1`,
    label: `Edit this page: ${source.file}:${source.line}`,
  };
}
