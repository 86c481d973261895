/** @jest-environment jsdom */
import { sourceMark } from '../../../shared/source-marks';
import { markedElements, markPlain, spotsIn, watchMarks } from './marks';

const place = { file: 'pages/home.yaml', path: ['title'] };
const price = { fact: 'prices.annualService', length: 3 };
const sentence = (text: string) => `${text}${sourceMark(price)} a year${sourceMark(place)}`;

const paragraph = () => {
  const [found] = document.getElementsByTagName('p');
  if (!found) throw new Error('no paragraph');
  return found;
};

it('marks: when a page is watched, then its texts and addresses are clean, now and after a change', async () => {
  document.body.innerHTML = `<p>${sentence('Only £50')}</p><a href="mailto:a@b.example?body=${encodeURIComponent(sentence('£50'))}">A</a>`;
  watchMarks(() => undefined);
  expect(paragraph().textContent).toBe('Only £50 a year');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('mailto:a@b.example?body=%C2%A350%20a%20year');
  expect(paragraph().dataset.source).toBe('prices.annualService, pages/home.yaml title');
  expect(spotsIn(paragraph()).map(({ source, range }) => [source, range.toString()])).toEqual([
    [place, 'Only £50 a year'],
    [price, '£50'],
  ]);

  paragraph().textContent = sentence('Now £55');
  await new Promise((resolve) => setTimeout(resolve));
  expect(paragraph().textContent).toBe('Now £55 a year');
});

it('marks: when a picture is pressed, then its words lead to the picture that they belong to', async () => {
  const words = { file: 'gallery.yaml', path: ['items', 2, 'pictureAlt'] };
  document.body.innerHTML = `<a href="/"><img alt="A tap${sourceMark(words)}" /></a>`;
  watchMarks(() => undefined);
  const image = document.querySelector('img') as HTMLImageElement;
  expect(image.alt).toBe('A tap');
  const picture = { file: 'gallery.yaml', path: ['items', 2, 'picture'] };
  expect(spotsIn(image)[0]?.source).toEqual(picture);
  expect(markedElements()).toContain(image);
  // An alternative text may become empty later, as that of a decoration. The image still leads to its picture.
  image.alt = '';
  await new Promise((resolve) => setTimeout(resolve));
  expect(spotsIn(image)[0]?.source).toEqual(picture);
});

it('marks: when exactly one place has an unmarked text, then the text leads there', () => {
  document.body.innerHTML = '<p>01632 960911</p><b>Ash</b>';
  const listed = (file: string, shown: string) => ({
    file,
    path: ['x'],
    group: 'page' as const,
    label: '',
    text: '',
    shown,
  });
  markPlain([listed('company.yaml', '01632 960911'), listed('a.yaml', 'Ash'), listed('b.yaml', 'Ash')]);
  expect(spotsIn(document.body).map(({ source }) => source)).toEqual([
    { file: 'company.yaml', path: ['x'], length: 12 },
  ]);
});
