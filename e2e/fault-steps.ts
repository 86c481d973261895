import { readYaml } from './pages';
import { expect, type Locator, type Page } from './test';

interface Lead {
  next?: string;
  ends?: string;
}
interface Ask extends Lead {
  name: string;
  label: string;
  question: string;
  answers?: (Lead & { value: string; label: string })[];
}
export interface Ending {
  name: string;
  outcome: 'putRight' | 'bookRepair' | 'callNow';
  danger?: 'smell' | 'carbonMonoxide' | 'lpg';
  heading?: string;
}
const guide = readYaml('guides/no-heating-or-hot-water.yaml') as unknown as {
  steps: { asks: Ask }[];
  finder: {
    heading: string;
    endingsHeading: string;
    outcomes: Record<Ending['outcome'], string>;
    last: string;
    repair: { button: string };
    share: { copy: string; copied: string };
    endings: Ending[];
  };
};
export const { finder } = guide;
export const asks = guide.steps.map((step) => step.asks);
export const { gas } = readYaml('safety.yaml') as { gas: Record<string, { lead: string; text: string }> };

export const guidePage = '/guides/no-heating-or-hot-water';
export const finderOf = (page: Page) => page.getByRole('region', { name: finder.heading });

/** One press: an option of a question by its place, or a text. */
export interface Press {
  question: string;
  option?: number;
}

/** The presses from the first question to an ending. */
export interface Way {
  presses: Press[];
  ending: Ending;
}

/** Returns every way through the tree. Reads the YAML, and nothing of the site's code. */
export function ways(from = asks[0]): Way[] {
  if (!from) return [];
  const leads = from.answers ?? [from];
  return leads.flatMap((lead, option) => {
    const press: Press = { question: from.question, ...(from.answers && { option }) };
    const ending = finder.endings.find(({ name }) => name === lead.ends);
    if (ending) return [{ presses: [press], ending }];
    return ways(asks.find(({ name }) => name === lead.next)).map((way) => ({
      ...way,
      presses: [press, ...way.presses],
    }));
  });
}
/** Returns the place of an answer to the first question that ends at once: it drops every later answer. */
export const startingAgain = () => (asks[0]?.answers ?? []).findIndex(({ ends }) => ends);

/** Returns the id of the step or ending to which a press of a way leads on a page without scripts. */
export function ledTo({ presses, ending }: Way, press: number): string {
  const next = asks.find(({ question }) => question === presses[press + 1]?.question);
  if (next) return `fault-${next.name}`;
  return `then-${String.fromCharCode(65 + finder.endings.indexOf(ending))}`;
}

/** Returns the shortest way to an ending. */
export function wayTo(name: string) {
  const [shortest] = ways()
    .filter(({ ending }) => ending.name === name)
    .sort((one, other) => one.presses.length - other.presses.length);
  if (!shortest) throw new Error(`no way to ${name}`);
  return shortest;
}

/** Returns the way with the most answers. */
export function longestWay() {
  const [longest] = ways().sort((one, other) => other.presses.length - one.presses.length);
  if (!longest) throw new Error('no way');
  return longest;
}

/** Returns the words over an ending: its own, or those of data/safety.yaml. */
export const headingOf = ({ danger, heading }: Ending) => heading ?? (danger && gas[danger]?.lead) ?? '';

export const options = (region: Locator) => region.getByRole('group').getByRole('button');

/** Answers questions until the ending. A text box gets a code. */
export async function answer(region: Locator, presses: readonly Press[], code = 'F28, Example 24') {
  for (const { question, option } of presses) {
    await expect(region.getByRole('heading', { name: question })).toBeVisible();
    if (option !== undefined) await options(region).nth(option).click();
    else {
      await region.getByRole('textbox').fill(code);
      await region.getByRole('button', { name: finder.last }).click();
    }
  }
}

/** Waits for the heading of an ending. */
export const isAt = (region: Locator, ending: Ending) =>
  expect(region.getByRole('heading', { level: 2 }).first()).toContainText(headingOf(ending));
