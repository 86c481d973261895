import { site } from '../../../content/site';
import { readData } from '../../../tools/yaml';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { previewFolder } from '../../../tools/studio/preview/folder';
import { previewNotice, refreshPreview, watchData } from '../../../tools/studio/preview/preview-copy';

const offer = 'label: Offer\ntext: Boiler Service\nprice: prices.annualService\ndrawing: A boiler\n';
const broken = offer.replace('Boiler Service', 'Boiler Service: now');

let project: string;
const source = (file: string) => path.join(project, 'data', file);
const shown = (file: string) => path.join(project, previewFolder, file);
const textShown = (file: string) => readFileSync(shown(file), 'utf8');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'preview-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

it('preview: when data/ has no mistake, then it shows data/ unchanged', () => {
  writeFileSync(source('offer.yaml'), offer);
  cpSync(source('pictures/home-hero.jpg'), source('pictures/new.jpg'));
  expect(refreshPreview(project, () => readData(project, site))).toEqual([]);
  expect(textShown('offer.yaml')).toBe(offer);
  expect(readFileSync(shown('pictures/new.jpg'))).toEqual(readFileSync(source('pictures/new.jpg')));
});

it('preview: when one file has a mistake, then no file of the preview changes until it is mended', () => {
  refreshPreview(project, () => readData(project, site));
  const before = textShown('offer.yaml');
  writeFileSync(source('offer.yaml'), broken);
  appendFileSync(source('prices.yaml'), '\nkeyCopy: 12\n');
  cpSync(source('pictures/home-hero.jpg'), source('pictures/new.jpg'));
  expect(refreshPreview(project, () => readData(project, site))).toEqual([
    expect.objectContaining({ file: 'data/offer.yaml', line: 2 }),
  ]);
  expect(textShown('offer.yaml')).toBe(before);
  expect(textShown('prices.yaml')).not.toContain('keyCopy');
  expect(existsSync(shown('pictures/new.jpg'))).toBe(false);

  writeFileSync(source('offer.yaml'), offer);
  expect(refreshPreview(project, () => readData(project, site))).toEqual([]);
  expect(textShown('offer.yaml')).toBe(offer);
  expect(textShown('prices.yaml')).toContain('keyCopy');
});

it('preview: when a file is removed from data/, then it goes from the preview too', () => {
  cpSync(source('pictures/home-hero.jpg'), source('pictures/old.jpg'));
  refreshPreview(project, () => readData(project, site));
  rmSync(source('pictures/old.jpg'));
  refreshPreview(project, () => readData(project, site));
  expect(existsSync(shown('pictures/old.jpg'))).toBe(false);
  expect(existsSync(shown('pictures/home-hero.jpg'))).toBe(true);
});

it('preview: when a file has not changed, then it is not rewritten, because Gatsby would process it again', () => {
  refreshPreview(project, () => readData(project, site));
  const { ino } = statSync(shown('prices.yaml'));
  writeFileSync(source('offer.yaml'), offer);
  refreshPreview(project, () => readData(project, site));
  expect(statSync(shown('prices.yaml')).ino).toBe(ino);
});

it('preview: when only texts change, then it says which before it replaces them, and otherwise says nothing', () => {
  const said: (readonly string[])[] = [];
  const refresh = () =>
    refreshPreview(
      project,
      () => readData(project, site),
      false,
      (files) => {
        said.push(files.map((file) => path.basename(file)));
        expect(textShown('offer.yaml')).not.toBe(offer);
      },
    );
  refresh();
  refresh();
  expect(said).toEqual([]);
  writeFileSync(source('offer.yaml'), offer);
  appendFileSync(source('prices.yaml'), '\n');
  refresh();
  expect(said).toEqual([['offer.yaml', 'prices.yaml']]);
  expect(textShown('offer.yaml')).toBe(offer);
  appendFileSync(source('prices.yaml'), '\n');
  cpSync(source('pictures/home-hero.jpg'), source('pictures/new.jpg'));
  refresh();
  appendFileSync(source('prices.yaml'), '\n');
  rmSync(source('pictures/new.jpg'));
  refresh();
  expect(said).toHaveLength(1);
});

it('preview: when files change together, then its listener is called once, and not after settle or stop', async () => {
  let times = 0;
  const heard = () => new Promise((resolve) => setTimeout(resolve, 400)).then(() => times);
  const watch = watchData(
    project,
    () => {
      times += 1;
    },
    20,
  );
  expect(await heard()).toBe(0);
  writeFileSync(source('offer.yaml'), offer);
  appendFileSync(source('prices.yaml'), '\n');
  expect(await heard()).toBe(1);
  writeFileSync(source('.offer.yaml.new'), broken);
  expect(await heard()).toBe(1);
  renameSync(source('.offer.yaml.new'), source('offer.yaml'));
  expect(await heard()).toBe(2);
  appendFileSync(source('prices.yaml'), '\n');
  watch.settle();
  expect(await heard()).toBe(2);
  rmSync(source('pictures/home-hero.jpg'));
  expect(await heard()).toBe(3);
  watch.stop();
  writeFileSync(source('offer.yaml'), offer);
  expect(await heard()).toBe(3);
});

it('preview: when data/ has one mistake, several or none, then the notice counts and lists them, or is empty', () => {
  const diagnostic = { file: 'data/offer.yaml', line: 4, column: 7, message: 'text: missing.' };
  expect(previewNotice([])).toBe('');
  expect(previewNotice([diagnostic])).toBe(
    'data/ has a mistake. The pages stay as they were until it is put right.\n\ndata/offer.yaml:4:7 text: missing.',
  );
  expect(previewNotice([diagnostic, diagnostic])).toMatch(
    /^data\/ has 2 mistakes\. .* until they are put right\.\n\n.*\n.*$/,
  );
});
