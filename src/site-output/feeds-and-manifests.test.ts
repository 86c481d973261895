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

test('feed: when a title or a summary contains HTML, then readers show it as it was typed', () => {
  const feed = siteFiles(data, new Map(), { theme: '', background: '' })['feed.xml'];
  expect(feed).toContain('<title type="html"><![CDATA[Gas &amp; &lt;b&gt;]]></title>');
  expect(feed).toContain('<summary type="html"><![CDATA[5 &lt; 6 &amp; &lt;img src=x&gt;]]></summary>');
});
