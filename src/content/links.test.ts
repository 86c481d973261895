import { parse } from 'yaml';
import { anchorsOf } from './links';
import { readData } from './read-data';

it.each([
  ['the main part of any page', 'faq.yaml', {}, ['main']],
  ['the headings', 'faq.yaml', { groups: [{ heading: 'Prices & payment', items: [] }] }, ['main', 'prices-payment']],
  ['the heading of the steps', 'guides/x.yaml', { stepsHeading: 'Do it' }, ['main', 'do-it']],
  [
    'headings in blocks',
    'pages/x.yaml',
    { blocks: [{ kind: 'list', heading: 'What’s in it' }] },
    ['main', 'whats-in-it'],
  ],
  ['what templates name', 'pages/home.yaml', {}, ['main', 'contact']],
  ['no titles', 'guides/x.yaml', { title: 'A', steps: [{ title: 'B', text: 'C' }] }, ['main']],
  ['nothing for a heading that is no text', 'guides/x.yaml', { heading: ['A'], blocks: [null, 1] }, ['main']],
])('knows %s', (_, path, data, anchors) => {
  expect([...anchorsOf(path, data)]).toEqual(anchors);
});

it('knows the places that our terms are linked by', () => {
  const bytes = readData(process.cwd()).files.find(({ path }) => path === 'legal.yaml')?.bytes;
  const anchors = anchorsOf('legal.yaml', parse(new TextDecoder().decode(bytes)));
  for (const place of ['lifetime-guarantee', 'satisfaction-guarantee', 'privacy', 'contact'])
    expect(anchors).toContain(place);
});
