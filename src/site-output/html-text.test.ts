import { textsOf } from './html-text';

it('html text: when a page is read, then its texts are those that visitors and search engines read', () => {
  const html = `<html><head><title>Prices &amp; more</title><meta name="description" content="From £50."/>
    <style>.a{}</style><script type="application/ld+json">{"@graph":[{"price":50,"name":"Service"}]}</script></head>
    <body><p>It costs <b>£<!-- -->50</b>. We don&#x27;t ask more.</p><ul><li>One</li><li>Two</li></ul>
    <a href="/x"><b>Book, £50</b><span class="y">Pick a day</span></a>
    <img alt="A boiler" src="x"/><a href="tel:+441632960123">Call</a><template><p>£99</p></template></body></html>`;
  expect(textsOf(html)).toEqual([
    '(title) Prices & more',
    '(search and sharing) From £50.',
    '(search data) price: 50',
    '(search data) name: Service',
    'It costs £50.',
    "We don't ask more.",
    'One',
    'Two',
    'Book, £50',
    'Pick a day',
    'Call',
    '(picture or control) A boiler',
    '(link) tel:+441632960123',
  ]);
});
