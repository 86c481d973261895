// Loaded on demand (../clean.ts): these packages are not installed with those of the site.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Audit } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { Page } from '@siteimprove/alfa-web';

const ibmSource = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What they call wrong, and why it is right. */
const explained = [
  // The answer's short name is its name, and its help the description (WCAG asks for the visible label, not for all text).
  { rule: 'sia-r14', element: /aria-labelledby="option-/ },
  // The two have the same value: older readers know only one of them.
  { rule: 'aria_attribute_conflict', element: /^<td aria-colspan=/ },
];

/**
 * While a dialog is open, Alfa subtracts from a target what the dialog covers and what is scrolled out of its view. The page
 * behind cannot be pressed, and the rest can be scrolled to. Axe and e2e/targets.ts measure whole targets.
 */
const besideDialog = 'sia-r113';

/** WCAG's levels A and AA. Alfa's other rules are advice or level AAA. */
const isAsked = ({ level }) => /"AA?"/.test(JSON.stringify(level ?? ''));

async function alfa(page) {
  const dom = await page.evaluate(Native.fromNode, undefined);
  const device = Device.from(await page.evaluate(NativeDevice.fromWindow));
  const read = Page.of(Request.empty(), Response.empty(), Node.from(dom, device), device);
  const asked = [...rules].filter(({ requirements }) => [...requirements].some(isAsked));
  const outcomes = await Audit.of(read, asked).evaluate();
  return [...outcomes]
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => ({ rule: rule.uri.split('/').pop(), element: String(target) }));
}

async function ibm(page) {
  await page.evaluate(ibmSource);
  return page.evaluate(async () => {
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, snippet }) => ({ rule: ruleId, element: snippet }));
  });
}

/** Returns what Siteimprove's Alfa and IBM's engine call wrong in a page, apart from what is explained. */
export async function auditorFindings(page) {
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  return [...(await alfa(page)), ...(await ibm(page))]
    .filter(({ rule }) => !(hasDialog && rule === besideDialog))
    .filter((found) => !explained.some(({ rule, element }) => rule === found.rule && element.test(found.element)))
    .map(({ rule, element }) => `${rule}: ${element.replace(/\s+/g, ' ').slice(0, 160)}`);
}
