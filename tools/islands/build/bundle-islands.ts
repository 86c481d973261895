import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { build, type Metafile, type Plugin } from 'esbuild';
import { islandFolder, scriptEnd } from '../marks';
import { finished, finishedBy } from './finish';
import { fragmentsIn, withFragments } from './fragments';
import type { Islands } from './with-islands';
import { reactWithoutEarlyErrors } from './without-early-errors';

/** What a site says of its islands. Files and folders are named from the project. */
export interface IslandSite {
  /** The folder of its sources. */
  source: string;
  /** The folder in it whose files with a default export are islands. */
  islands: string;
  language: string;
  /** The browsers, as esbuild names them. */
  target: readonly string[];
  /** The island that every page has, and those that need it on their page, which are on most pages. */
  pageIsland: string;
  bringPageIsland: readonly string[];
  /**
   * The islands that share no file with others. Code that an island for few people shares with the others would be split off
   * into files of its own, and everybody would fetch more and smaller files.
   */
  apart?: readonly string[];
  /** The islands without React: their default export is a function that gets the element. */
  plain?: readonly string[];
  /** The files that stand in for packages, by the packages' names. */
  instead: Readonly<Record<string, string>>;
  /** The files that stand in for files inside packages, and how these are imported there. */
  insteadInside?: readonly { imported: RegExp; file: string }[];
}

/** The folder of this tool in a project. The build's own copy of this file knows no other way to it. */
const tool = 'tools/islands';

/** Runs a GraphQL query. */
type Ask = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** Returns the names of the islands in a folder. Every file with a default export is one; the others are shared code. */
function islandNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('export default'))
    .map((file) => path.parse(file).name)
    .sort();
}

const staticQuery = /useStaticQuery(?:<[^>]*>)?\(\s*graphql`([^`]*)`,?\s*\)/;

/** Returns the source of a file as Gatsby would bundle it. */
type Load = (file: string) => Promise<string>;

/**
 * Returns a function that does to files what Gatsby and its plugins do in webpack: names styled components, and inserts the
 * results of static queries. Both must match the HTML that Gatsby has rendered. Each file is read once.
 */
function sources(folder: string, ask: Ask): Load {
  const fragments = fragmentsIn(folder);
  const read = async (file: string) => {
    let contents = readFileSync(file, 'utf8');
    // Comes first, because Gatsby's plugin computes the names of styled components from the unchanged source too.
    if (contents.includes("'styled-components'")) {
      const named = await transformAsync(contents, {
        filename: file,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['babel-plugin-styled-components', { displayName: false, fileName: false, pure: true }]],
      });
      contents = named?.code ?? contents;
    }
    const query = staticQuery.exec(contents);
    if (query) {
      const { data, errors } = await ask(withFragments(query[1] ?? '', fragments));
      if (errors) throw new Error(`${file}: ${JSON.stringify(errors)}`);
      // JavaScript engines parse JSON in a string faster than an object literal.
      const answer = `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
      contents = `${contents.replace(query[0], () => 'staticQueryAnswer')}\nconst staticQueryAnswer = ${answer};`;
    }
    if (/useStaticQuery(?:<[^>]*>)?\(|graphql`/.test(contents))
      throw new Error(`${file}: a file that islands import asks at most one query, written inside useStaticQuery()`);
    return contents;
  };
  const files = new Map<string, Promise<string>>();
  return (file) => {
    const contents = files.get(file) ?? read(file);
    files.set(file, contents);
    return contents;
  };
}

/** Finds the islands and the files that stand in for others. The files `everywhere` become part of every island. */
const islandFiles = (project: string, site: IslandSite, load: Load, everywhere: readonly string[]): Plugin => ({
  name: 'island-files',
  setup(bundler) {
    const source = path.join(project, site.source);
    const { insteadInside = [] } = site;
    bundler.onResolve({ filter: /^island:/ }, (entry) => ({ path: entry.path.slice(7), namespace: 'island' }));
    bundler.onResolve({ filter: /^mount-of-islands$/ }, () => ({ path: path.join(project, tool, 'mount.tsx') }));
    bundler.onResolve({ filter: /^begin-of-islands$/ }, () => ({ path: path.join(project, tool, 'begin.tsx') }));
    // `alias` stands for names of packages; a package imports its own files by relative paths.
    for (const { imported, file } of insteadInside)
      bundler.onResolve({ filter: imported }, () => ({ path: path.join(project, file) }));
    bundler.onLoad({ filter: /./, namespace: 'island' }, ({ path: name }) => ({
      contents: site.plain?.includes(name)
        ? `import begin from './${name}';import { begun } from 'begin-of-islands';begun('${name}', begin);`
        : `${everywhere.map((file) => `import ${JSON.stringify(path.join(project, file))};`).join('')}${site.bringPageIsland.includes(name) ? `import 'island:${site.pageIsland}';` : ''}import Part from './${name}';import { mount } from 'mount-of-islands';mount('${name}', Part, '${site.language}');`,
      resolveDir: path.join(source, site.islands),
    }));
    bundler.onLoad({ filter: /\.tsx$/ }, async ({ path: file }) =>
      file.startsWith(source) ? { contents: await load(file), loader: 'tsx' } : undefined,
    );
  },
});

/**
 * Returns the files that an output file needs before it can run, in the order in which they run, and then the file itself.
 * What is imported only when it is asked for (`import()`) is not among them.
 */
function filesOf({ outputs }: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const collect = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') collect(imported);
    files.push(file);
  };
  collect(entry);
  return files;
}

/**
 * Bundles the islands into public/islands/: an entry for each, and chunks that they share. Returns the islands and what
 * esbuild says of each bundle.
 * @throws if a query fails, or if a file asks more than one
 */
export async function buildIslands(
  project: string,
  site: IslandSite,
  ask: Ask,
): Promise<{ islands: Islands; metafiles: Metafile[] }> {
  const folder = path.join(project, site.source, site.islands);
  const { apart = [] } = site;
  const together = islandNames(folder).filter((name) => !apart.includes(name));
  const outFolder = path.join(project, 'public', islandFolder);
  const built: Awaited<ReturnType<typeof bundle>>[] = [];
  for (const names of [together, ...apart.map((name) => [name])]) built.push(await bundle(names, project, site, ask));
  // Those of an earlier build. A compressed copy stays as long as its file does: it need not be made again.
  const written = new Set(
    built.flatMap(({ metafile }) => Object.keys(metafile.outputs).map((file) => path.basename(file))),
  );
  for (const name of readdirSync(outFolder))
    if (!written.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(path.join(outFolder, name));
  return {
    islands: new Map(built.flatMap(({ islands }) => islands)),
    metafiles: built.map(({ metafile }) => metafile),
  };
}

/** A chunk of fewer bytes, before it is finished, is small. */
const smallChunk = 6000;

/**
 * Returns the sources, packages apart, in the small chunks among the files of the islands on most pages. In a chunk that all
 * islands share they take no request of their own. On a slow connection each request beyond the sixth waits for another
 * round trip.
 */
function smallSources(metafile: Metafile, { bringPageIsland }: IslandSite): string[] {
  const { outputs } = metafile;
  return Object.entries(outputs)
    .filter(([, { entryPoint = '' }]) => bringPageIsland.some((name) => entryPoint === `island:${name}`))
    .flatMap(([entry]) => filesOf(metafile, entry))
    .flatMap((file) => {
      const { entryPoint, bytes, inputs } = outputs[file] as Metafile['outputs'][string];
      return entryPoint || bytes > smallChunk ? [] : Object.keys(inputs);
    })
    .filter((input) => !/^island:|node_modules\//.test(input));
}

/** Bundles islands that share their files. */
async function bundle(names: readonly string[], project: string, site: IslandSite, ask: Ask) {
  const load = sources(path.join(project, site.source), ask);
  const bundled = (everywhere: readonly string[]) =>
    build({
      absWorkingDir: project,
      entryPoints: names.map((name) => ({ in: `island:${name}`, out: name })),
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      outdir: path.join('public', islandFolder),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      metafile: true,
      write: false,
      // esbuild names files by the hash of its own output, and the cache knows them by it. This line makes both change with
      // what is done to that output, too.
      banner: { js: `// ${finishedBy(path.join(project, tool))}` },
      jsx: 'automatic',
      target: [...site.target],
      legalComments: 'none',
      alias: {
        gatsby: path.join(project, tool, 'build/gatsby-stand-in.tsx'),
        ...Object.fromEntries(Object.entries(site.instead).map(([name, file]) => [name, path.join(project, file)])),
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [islandFiles(project, site, load, everywhere), reactWithoutEarlyErrors],
      logLevel: 'warning',
    });
  let { metafile, outputFiles } = await bundled([]);
  const small = smallSources(metafile, site);
  if (small.length > 0) ({ metafile, outputFiles } = await bundled(small));
  const kept = path.join(project, '.cache', 'islands');
  mkdirSync(kept, { recursive: true });
  mkdirSync(path.join(project, 'public', islandFolder), { recursive: true });
  for (const file of outputFiles) writeFileSync(file.path, (await finished(file.text, kept)) + scriptEnd);
  const islands = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.startsWith('island:')
      ? [[entryPoint.slice(7), filesOf(metafile, file).map((each) => each.replace(/^public/, ''))] as const]
      : [],
  );
  return { islands, metafile };
}
