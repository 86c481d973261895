import { bakery, site } from '../example/site';
import { type DataFolder, readData } from './data-folder';
import { dataReader } from './data-reader';
import { onceForData } from './same-data';

const read = (): DataFolder => readData(bakery, site);

/** Returns the data with another text in one file. */
function withText(folder: DataFolder, file: string, text: string): DataFolder {
  const files = folder.files.map((each) => (each.path === file ? { ...each, bytes: Buffer.from(text) } : each));
  return { ...folder, files };
}

test('once for data: when two readings have the same content, then the result is computed once', () => {
  const compute = jest.fn((folder: DataFolder) => folder.files.length);
  const once = onceForData(compute);
  expect(once(read())).toBe(once(read()));
  expect(compute).toHaveBeenCalledTimes(1);
});

test('once for data: when anything else was read, then the result is computed again', () => {
  const folder = read();
  const compute = jest.fn(() => 0);
  const once = onceForData(compute);
  const others: DataFolder[] = [
    folder,
    withText(folder, 'home.yaml', 'title: Bread'),
    { ...folder, files: folder.files.slice(1) },
    { ...folder, pictures: ['oven.jpg'] },
    { ...folder, videos: ['oven.mp4'] },
    { ...folder, damaged: new Map([['pictures/oven.jpg', 'this is no picture.']]) },
    { ...folder, published: ['/oven'] },
    { ...folder, site: { ...site } },
  ];
  for (const [index, other] of others.entries()) {
    once(other);
    expect(compute).toHaveBeenCalledTimes(index + 1);
  }
});

test('once for data: when an edit is tried and taken back, then what was computed before is returned', () => {
  const compute = jest.fn(({ files }: DataFolder) => files.map(({ bytes }) => String(bytes)).join());
  const once = onceForData(compute);
  const readAgain = dataReader(bakery, site);
  const before = once(readAgain());
  expect(once(withText(readAgain(), 'home.yaml', 'title: Bread'))).toContain('title: Bread');
  expect(once(readAgain())).toBe(before);
  expect(compute).toHaveBeenCalledTimes(2);
});
