import { site } from '../../content/site';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { load } from 'js-yaml';
import { fixtureText } from '../../test/fixture';
import { parsedOnce } from '../../tools/yaml/files';

/** What Gatsby accepts as a configuration. */
const { gatsbyConfigSchema } = jest.requireActual<{
  gatsbyConfigSchema: { validate(config: GatsbyConfig): { error?: Error } };
}>('gatsby/dist/joi-schemas/joi');

const project = process.cwd();
let elsewhere: string;
beforeEach(() => {
  elsewhere = mkdtempSync(path.join(tmpdir(), 'site-metadata-'));
  mkdirSync(path.join(elsewhere, 'data'));
  process.chdir(elsewhere);
});
afterEach(() => {
  process.chdir(project);
  rmSync(elsewhere, { recursive: true });
});

/** Loads gatsby-config.ts as Gatsby does, in a project with this `data/company.yaml`. */
function configWith(company: string | undefined): GatsbyConfig {
  if (company !== undefined) writeFileSync('data/company.yaml', company);
  let config: GatsbyConfig = {};
  jest.isolateModules(() => {
    config = jest.requireActual<{ default: GatsbyConfig }>('../../gatsby-config').default;
  });
  return config;
}

it.each([
  ['a text that begins with asterisks', 'name: Ash\ntagline: **Best** plumbers\n'],
  ['a text that begins with an ampersand', 'name: Ash\ntagline: & sons\n'],
  ['a quote that is not closed', "name: 'Ash\ntagline: Plumbers\n"],
  ['a tab', 'name: Ash\n\ttagline: Plumbers\n'],
  ['a name twice', 'name: Ash\nname: Ash\n'],
  ['a number for the address', 'name: Ash\nsiteUrl: 5\n'],
  ['a list for the name', 'name: [Ash]\nsiteUrl: https://www.example.com\n'],
  ['a list', '- Ash\n'],
  ['a text', 'Ash\n'],
  ['nothing', ''],
])('gatsby-config: when company.yaml has %s, then it loads, and the check explains the mistake', (_, text) => {
  const config = configWith(text);
  expect(config.siteMetadata).toEqual({});
  expect(gatsbyConfigSchema.validate(config).error).toBeUndefined();
  const { entry, diagnostics } = parsedOnce({ path: 'company.yaml', bytes: Buffer.from(text) }, site);
  expect(diagnostics.length > 0 || entry?.result.success === false).toBe(true);
});

it('gatsby-config: when company.yaml is missing, then it loads, without an address and a name', () => {
  expect(configWith(undefined).siteMetadata).toEqual({});
});

it('gatsby-config: when company.yaml is right, then the address and the name of the site are those in it', () => {
  const text = fixtureText('company.yaml');
  const { name, siteUrl } = load(text) as { name: string; siteUrl: string };
  expect(configWith(text).siteMetadata).toEqual({ siteUrl, title: name });
});
