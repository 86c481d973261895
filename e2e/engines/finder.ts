// Runs in the page. Finds elements by role and accessible name.
import { queries } from '@testing-library/dom';

/**
 * What to look for: the start of a name, or a pattern. `inside` is its container, such as the open dialog. `host` selects
 * the element whose shadow root holds it, if one does.
 */
export interface Target {
  role: string;
  name?: string;
  pattern?: string;
  inside?: Target;
  host?: string;
}

/** A found element, with the point that a press would hit. */
export interface Found {
  x: number;
  y: number;
  /** The element that covers that point, if any. */
  coveredBy: string | null;
  text: string;
  tag: string;
  value: string;
  isDisabled: boolean;
  isChecked: boolean;
  hasFocus: boolean;
  attributes: Record<string, string>;
  /** Whether the viewport contains all of it. */
  isInView: boolean;
  rect: { left: number; top: number; width: number; height: number };
}

const nameOf = ({ name, pattern }: Target) => {
  if (pattern !== undefined) return { name: new RegExp(pattern, 'i') };
  if (name === undefined) return {};
  return { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i') };
};

/** Returns what a shadow root holds. The queries take it for an element: they only ask it for its content. */
const shadowOf = (host: string) => (document.querySelector(host)?.shadowRoot ?? undefined) as HTMLElement | undefined;

/** Chromium before 105, which scripts/tests/old-chromium.ts drives, cannot say what is visible. */
const canSay = 'checkVisibility' in Element.prototype;
const isVisible = (element: HTMLElement) =>
  canSay
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

function elementsOf(target: Target): HTMLElement[] {
  const [first] = target.inside ? elementsOf(target.inside) : [target.host ? shadowOf(target.host) : document.body];
  if (!first) return [];
  // Not Testing Library's own check of what is hidden: it is slow, and does not know closed dialogs and popovers.
  return queries
    .queryAllByRole(first, target.role, { hidden: true, ...nameOf(target) })
    .filter((element) => isVisible(element) && !element.closest('[inert]'));
}

const belongsTo = (element: HTMLElement, hit: Element | null) =>
  hit !== null &&
  (element.contains(hit) ||
    ('labels' in element &&
      [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])].some((label) => label.contains(hit))));

function describe(element: HTMLElement): Found {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Checks points slightly above and below too: a press is rounded to whole pixels, and a covering element may end in
  // between.
  const root = element.getRootNode() as Document | ShadowRoot;
  const hits = [y, y - 2, y + 2].map((at) => root.elementFromPoint(x, at));
  const cover = hits.find((hit) => !belongsTo(element, hit));
  return {
    x,
    y,
    coveredBy: cover === undefined ? null : (cover?.outerHTML.slice(0, 120) ?? 'nothing of the page'),
    // WebKit ends the text of a button with a line break.
    text: element.innerText.trim(),
    tag: element.tagName,
    value: 'value' in element ? String(element.value) : '',
    isDisabled: element.matches(':disabled'),
    isChecked: element.matches(':checked'),
    hasFocus: element === root.activeElement,
    attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
    isInView: left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight,
    rect: { left, top, width, height },
  };
}

declare global {
  interface Window {
    __journey?: {
      all(target: Target): Found[];
      /** Returns the first match. If its point is covered or out of view, scrolls it to the middle first. */
      reach(target: Target): Found | undefined;
      choose(target: Target, value: string): boolean;
    };
  }
}

window.__journey = {
  all: (target) => elementsOf(target).map(describe),
  reach(target) {
    const [element] = elementsOf(target);
    if (!element) return undefined;
    const found = describe(element);
    if (found.coveredBy === null) return found;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return describe(element);
  },
  choose(target, value) {
    const [element] = elementsOf(target);
    if (!(element instanceof HTMLSelectElement)) return false;
    const option = [...element.options].find(({ text, value: own }) => text === value || own === value);
    if (!option) return false;
    element.value = option.value;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  },
};
