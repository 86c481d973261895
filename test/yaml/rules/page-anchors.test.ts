import { site } from '../../../content/site';
import { buildFacts } from '../../../content/test-support/build-facts';
import { anchorsOf } from '../../../tools/yaml/rules/page-anchors';

const facts = buildFacts({ prices: { service: 50 } });
const none = new Map<string, unknown>();

it.each<readonly [string, string, object, readonly string[]]>([
  [
    'the headings of blocks',
    'Page',
    { blocks: [{ kind: 'list', heading: 'What’s in it' }, { kind: 'gasSafety' }] },
    ['whats-in-it'],
  ],
  [
    'a heading as its fact fills it in',
    'Service',
    { blocks: [{ kind: 'cta', heading: 'Book for {prices.service}' }] },
    ['book-for-50'],
  ],
  ['the groups of the questions', 'Faq', { groups: [{ heading: 'Prices & payment', items: [] }] }, ['prices-payment']],
  [
    'the contact tiles and the house, but not by their headings',
    'HomePage',
    { contact: { heading: 'Contact Us' }, blocks: [] },
    ['contact', 'house'],
  ],
  ['no heading of a service beside its picture', 'Service', { feature: { heading: 'Warm floors' }, blocks: [] }, []],
  ['no heading of the newsletter', 'InsightsPage', { newsletter: { heading: 'News' } }, ['articles']],
  [
    'no words of the privacy notice',
    'Legal',
    { sections: [{ heading: 'Payment' }], privacy: { heading: 'Your data' } },
    ['privacy', 'accessibility', 'contact', 'payment'],
  ],
  [
    'the parts of a guide',
    'Guide',
    {
      title: 'A',
      urgent: { heading: 'Now?' },
      stepsHeading: 'Do it',
      steps: [{ title: 'B' }],
      triage: { book: '/services/boiler-servicing-surrey' },
      more: [{ kind: 'text', heading: 'More' }],
      prevention: { heading: 'Next time' },
    },
    ['urgent', 'related', 'do-it', 'more', 'next-time'],
  ],
  ['no urgent part of a guide without one', 'Guide', { stepsHeading: 'Do it' }, ['related', 'do-it']],
  ['no reviews while there are none', 'Page', { blocks: [{ kind: 'reviews', heading: 'Reviews' }] }, []],
  [
    'the answers of a list of questions',
    'Page',
    { blocks: [{ kind: 'questions', heading: 'Before', items: [{ question: 'How much?' }] }] },
    ['before', 'how-much'],
  ],
  ['nothing for a heading that is no text', 'Page', { blocks: [{ kind: 'text', heading: ['A'] }, null, 1] }, []],
])('anchors: when a link leads into a page, then it may name %s', (_, type, data, anchors) => {
  expect(anchorsOf({ collection: { type }, data }, none, facts, site)).toEqual(new Set(['main', ...anchors]));
});

it('anchors: when a heading comes from another file, then a link may name it too', () => {
  const files = new Map<string, unknown>([
    ['safety.yaml', { triage: { heading: 'What is happening?' } }],
    ['wording.yaml', { guide: { stopAndCall: 'When to stop' } }],
    ['testimonials.yaml', { items: [{ name: 'Ann' }] }],
  ]);
  const blocks = [{ kind: 'triage' }, { kind: 'reviews', heading: 'Reviews' }];
  expect(anchorsOf({ collection: { type: 'Page' }, data: { blocks } }, files, facts, site)).toEqual(
    new Set(['main', 'what-is-happening', 'reviews']),
  );
  expect(anchorsOf({ collection: { type: 'Guide' }, data: {} }, files, facts, site)).toEqual(
    new Set(['main', 'related', 'when-to-stop']),
  );
});

it('anchors: when a heading names an unknown fact, then its anchors are unknown, so that no link is called wrong', () => {
  const data = { blocks: [{ kind: 'text', heading: 'For {prices.other}' }] };
  expect(anchorsOf({ collection: { type: 'Page' }, data }, none, facts, site)).toBeUndefined();
});
