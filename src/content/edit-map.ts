import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { collections, routeOf } from './collections';
import { factFiles } from './facts';
import { namesIn } from './prose';
import type { DataFile } from './read-data';

/** A page and where what it says stands; paths are relative to the project's root. */
export interface PageSource {
  route: string;
  file: string;
  /** The line of its heading. */
  line: number;
  /** What else it is made of, in the order of the file: its fields, and the parts that have headings of their own. */
  parts: PagePart[];
  /** Further files whose facts its texts name. */
  facts: string[];
}

export interface PagePart {
  name: string;
  line: number;
}

/** A link that opens a file in VS Code. */
interface FileLink {
  href: string;
  label: string;
}

/** A link to the heading of a page in its file, and one to each of its parts. */
export interface EditLink extends FileLink {
  parts: FileLink[];
}

const notFound = collections.find(({ type }) => type === 'NotFoundPage')?.files;
const textOf = ({ bytes }: DataFile) => new TextDecoder().decode(bytes);

const headings = ['heading', 'title', 'question', 'caption'];

function partsOf(text: string): PagePart[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  if (!isMap(contents)) return [];
  const lineOf = (node: unknown) => lines.linePos((node as { range?: number[] }).range?.[0] ?? 0).line;
  return contents.items.flatMap(({ key, value }) => {
    const name = String(key);
    const items = isSeq(value) ? value.items.filter((item) => isMap(item)) : [];
    const named = items.flatMap((item) => {
      const heading = headings.map((field) => item.get(field)).find((words) => typeof words === 'string');
      return heading ? [{ name: `${name}: ${heading}`, line: lineOf(item) }] : [];
    });
    return named.length > 0 || !isScalar(key) ? named : [{ name, line: lineOf(key) }];
  });
}

/** Which file each page is made from. */
export function pageSources(files: readonly DataFile[]): PageSource[] {
  return files.flatMap((file) => {
    const route = file.path === notFound ? '/404.html' : routeOf(file.path);
    if (route === undefined) return [];
    const text = textOf(file);
    const parts = partsOf(text);
    const heading = parts.find(({ name }) => name === 'title' || name === 'text') ?? parts[0];
    const facts = namesIn(text).flatMap((name) => factFiles.get(name.split('.')[0] ?? '') ?? []);
    return {
      route,
      file: `data/${file.path}`,
      line: heading?.line ?? 1,
      parts: parts.filter((part) => part !== heading),
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
  const at = (line: number) => `vscode://file${pathname}:${line}:1`;
  return {
    href: at(source.line),
    label: `Edit this page: ${source.file}:${source.line}`,
    parts: source.parts.map(({ name, line }) => ({ href: at(line), label: name })),
  };
}
