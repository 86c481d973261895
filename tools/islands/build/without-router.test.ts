import { withoutRouter } from './without-router';

it("without router: when a page is cleaned, then Gatsby's marks, version, announcer and the attributes of its wrapper go, and a second time changes nothing", () => {
  const html =
    '<meta name="generator" content="Gatsby 5.16.1"/><title data-gatsby-head="true">A</title><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a:b"></p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
  const bare = '<title>A</title><div><p style="a:b"></p></div>';
  expect(withoutRouter(html)).toBe(bare);
  expect(withoutRouter(bare)).toBe(bare);
});
