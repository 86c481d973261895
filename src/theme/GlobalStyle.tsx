import { createGlobalStyle } from 'styled-components';
import { Mark } from '../../tools/islands';
import { below, hovering, low, moreContrast, token, tokens } from './tokens';

const propertiesOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/**
 * Sets tokens, fonts, the reset and the styles of text. A font that arrives after the first paint is used from the next
 * page on (`optional`), so that text does not move while it is read; the fallback fonts have the same metrics.
 * `touch-action` prevents an iPhone from zooming in on a double tap; pinching still works. The page behind an open
 * dialog does not scroll on phones and touch screens. With a mouse it does, because removing the scroll bar would move
 * the page.
 */
export const GlobalStyle = createGlobalStyle`
@font-face{font-family:Figtree;src:url(/fonts/figtree-6.woff2) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Funnel Display";src:url(/fonts/funnel-display-700-6.woff2) format("woff2");font-weight:700;font-display:optional}
@font-face{font-family:Figtree-fallback;src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:101.8%;ascent-override:93.3%;descent-override:24.6%}
@font-face{font-family:Funnel-fallback;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold");size-adjust:101.3%;ascent-override:98.7%;descent-override:24.7%}
:root{${propertiesOf(tokens)}}
@media (prefers-contrast:more){:root{${propertiesOf(moreContrast)}}}
${low}{:root{--display:1.875rem;--h1:1.625rem}}
${below.largeText}{:root{--gutter:.625rem;--display:1.5rem;--h1:1.5rem;--h2:1.375rem}[data-look][data-look]{padding-inline:.375rem}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:1.5rem 0 7.5rem;color-scheme:light}
body{margin:0;overflow-wrap:anywhere;font:400 1.0625rem/1.6 ${token('font-text')};color:${token('ink-900')};background:${token('enamel')}}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
ul[class],ol[class]{list-style:none}
td,th{overflow-wrap:break-word}
h1,h2{font-family:${token('font-display')};font-weight:700;letter-spacing:-.025em;line-height:1.08;text-wrap:balance}
h1{font-size:${token('h1')}}
h2{font-size:${token('h2')}}
h3{font-size:${token('h3')};font-weight:700;letter-spacing:-.01em;line-height:1.25}
p{text-wrap:pretty}
a{color:inherit;text-underline-offset:.18em;text-decoration-thickness:1px}
@media (min-width:20rem){p a[href^='tel:'],li a[href^='tel:']{white-space:nowrap}}
${hovering}{a:hover{text-decoration-thickness:2px}}
[hidden]{display:none!important}
svg,img{display:block;max-width:100%}
img{height:auto}
button{font:inherit;color:inherit}
a,button,summary,label{touch-action:manipulation}
:focus-visible{outline:3px solid ${token('focus')};outline-offset:3px;border-radius:${token('r-s')}}
h1:focus-visible,h2:focus-visible,main:focus-visible{outline:0}
[tabindex="-1"]:focus{outline:0}
[${Mark.island}]{display:contents}
.on-dark{--focus:${tokens['focus-on-dark']}}
${below.tablet},(hover:none){body:has(dialog[open]){overflow:hidden}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media print{@page{margin:18mm 16mm}*,::before,::after{color:#000!important;background:none!important;box-shadow:none!important}body{font:10.5pt/1.45 Georgia,serif}h1{font-size:24pt}h2{font-size:14pt}h2,h3{break-after:avoid;break-inside:avoid}h2::after,h3::after{content:'';display:block;height:9rem;margin-bottom:-9rem}h3::after{height:5rem;margin-bottom:-5rem}h3{font-size:11.5pt}tr,[data-tone],article:not(:has(section)){break-inside:avoid}summary{break-after:avoid}button,[data-look]:not(:is(main,[aria-labelledby=receipt-title]) [href^=tel]),.no-print{display:none!important}}
`;
