import { fixtureData } from '../../test/fixture';
import { gallery } from './gallery';

const data = fixtureData('gallery.yaml') as unknown as { items: object[] };
const issuesOf = (pictureAlt: string) =>
  gallery.safeParse({ ...data, items: [{ ...data.items[0], pictureAlt }] }).error?.issues ?? [];

it.each(['IMG_1234.jpg', 'washer.png', 'DSC 0042', 'photo1', 'PXL_20261127'])(
  'gallery: when the words for a picture are %s, then they are refused as the name of a file',
  (words) => {
    expect(issuesOf(words)).toMatchObject([
      { path: ['items', 0, 'pictureAlt'], message: 'what the picture shows, in words, and not the name of a file' },
    ]);
  },
);

it.each(['A rubber washer in a hand', 'A photo of 2 taps', 'The image of a boiler'])(
  'gallery: when the words for a picture are %j, then they are accepted',
  (words) => {
    expect(issuesOf(words)).toEqual([]);
  },
);
