import type { FactsFile } from './published-facts';
import { siteFiles, type SiteFilesData } from './feeds-and-manifests';

const page = {
  route: '/insights/a',
  title: 'Gas & <b>',
  summary: '5 < 6 & <img src=x>',
  published: '2026-01-02',
  updated: '2026-01-03',
};
const data: SiteFilesData = {
  company: {
    siteUrl: 'https://example.com',
    name: 'A',
    description: 'B',
    base: 'C',
    areas: [],
    emails: { office: 'a@example.com' },
    gasSafe: { number: '1' },
    phones: {},
  },
  services: { nodes: [] },
  guides: { nodes: [] },
  insights: { nodes: [page] },
};

const published: FactsFile = {
  $schema: 'https://example.com/facts.schema.json',
  version: 1,
  publisher: 'A',
  facts: [
    {
      name: 'claims.emergencyHours',
      label: 'Emergency hours',
      text: '24/7',
      page: 'https://example.com/legal',
      statement: 'Our line is open 24/7. A callout fee applies.',
    },
  ],
};

const today = new Date('2026-11-26T12:00:00Z');
const filesOf = (of: SiteFilesData) => siteFiles(of, published, { theme: '', background: '' }, today);

test('llms.txt: when a line says that somebody answers day and night, then it says what applies', () => {
  const phones = {
    emergency: { number: '01632 960911', use: 'Emergencies' },
    office: { number: '01632 960123', use: 'B' },
  };
  const services = { nodes: [{ route: '/services/a', title: 'Drains, 24/7', summary: 'Cleared' }] };
  const insights = { nodes: [{ ...page, summary: 'Cleared, day or night.' }] };
  const text = filesOf({ ...data, company: { ...data.company, phones }, services, insights })['llms.txt'];
  const lines = text?.split('\n').filter((line) => /24\/7|960911|day or night/.test(line)) ?? [];
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/[^.]\. Our line is open 24\/7\. A callout fee applies\.$/);
  expect(text).toContain('- B: 01632 960123\n');
});

test('feed: when a title or a summary contains HTML, then readers show it as it was typed', () => {
  const feed = filesOf(data)['feed.xml'];
  expect(feed).toContain('<title type="html"><![CDATA[Gas &amp; &lt;b&gt;]]></title>');
  expect(feed).toContain('<summary type="html"><![CDATA[5 &lt; 6 &amp; &lt;img src=x&gt;]]></summary>');
});
