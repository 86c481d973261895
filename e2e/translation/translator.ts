import { translated, untranslated } from './letters';

// Runs in the page. Translates it as Chrome does: puts two <font> elements in place of each text node, writes attributes
// anew, names the language on <html>, and goes on with whatever is added or changed. The language is English in Georgian
// letters, one for each of ours, so that a test can read the page back.

const font = 'font';
const untouched = 'script,style,template,noscript,textarea,svg,[translate=no],.notranslate';
const attributes = ['alt', 'aria-label', 'placeholder', 'title'];

function translateText(node: Text) {
  const text = node.data;
  if (!node.parentElement || node.parentElement.closest(untouched) || !/[a-z]/i.test(text)) return;
  const [outer, inner] = [document.createElement(font), document.createElement(font)];
  for (const each of [outer, inner]) each.style.verticalAlign = 'inherit';
  inner.append(translated(text));
  outer.append(inner);
  node.replaceWith(outer);
}

function translateAttributes(element: Element) {
  if (element.closest(untouched)) return;
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value && /[a-z]/i.test(value)) element.setAttribute(name, translated(value));
  }
}

function translate(root: Node) {
  if (root instanceof Text) {
    translateText(root);
    return;
  }
  if (!(root instanceof Element)) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  found.forEach(translateText);
  for (const element of [root, ...root.querySelectorAll('*')]) translateAttributes(element);
}

/** Translates the page as it is now. */
function once() {
  document.documentElement.lang = 'ka';
  document.documentElement.classList.add('translated-ltr');
  translate(document.body);
}

/** Translates the page, and then all that changes. */
function watch() {
  once();
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      translate(target instanceof Element ? document.createTextNode('') : target);
      addedNodes.forEach(translate);
      if (target instanceof Element) translateAttributes(target);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}

/** Returns what a part of the page says, in words and names, and what of it is not translated. */
function read(selector: string) {
  const english = (text: string) => untranslated(text).replace(/\s+/g, ' ').trim();
  const parts = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
  const elements = parts.flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')]);
  const named = elements.flatMap((element) =>
    attributes.flatMap((name) =>
      element.hasAttribute(name) ? [[element, element.getAttribute(name) ?? ''] as const] : [],
    ),
  );
  const said = elements.flatMap((element) =>
    [...element.childNodes].filter((node) => node instanceof Text).map((node) => [element, node.data] as const),
  );
  return {
    says: [...parts.map(({ innerText }) => innerText), ...named.map(([, text]) => text)].map(english),
    english: [...said, ...named]
      .filter(([element, text]) => /[a-z]/i.test(text) && !element.closest(untouched))
      .map(([, text]) => text),
  };
}

export interface Translator {
  once(): void;
  watch(): void;
  read(selector: string): { says: string[]; english: string[] };
}
declare global {
  interface Window {
    translator?: Translator;
  }
}
window.translator = { once, watch, read };
