import { photographs } from './photographs';

const picture = { childImageSharp: { gatsbyImageData: { images: { fallback: { src: '/static/a.jpg' } } } } };
const photo = { title: 'A new boiler', pictureAlt: 'A boiler in a loft', town: 'Ash', illustrative: null, picture };

test('photographs: when one says its town, then search engines get its address, words and place', () => {
  expect(photographs('https://www.example.com', [photo])).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'https://www.example.com/static/a.jpg',
      name: 'A new boiler',
      caption: 'A boiler in a loft',
      contentLocation: { '@type': 'City', name: 'Ash' },
    },
  ]);
});

test.each([{ town: null }, { illustrative: true }, { picture: null }])(
  'photographs: when a picture has %j, then it is left out',
  (without) => {
    expect(photographs('https://www.example.com', [{ ...photo, ...without }])).toEqual([]);
  },
);
