/** @jest-environment node */
import { site } from '../../../content/site';
import { atField } from '../../../tools/studio/panel/mistakes';
import { mistakesIn, withTexts } from '../../../tools/studio/saving/suppose';
import { readData } from '../../../tools/yaml';
import { fixture } from '../../fixture';

const folder = readData(fixture, site);
const textOf = (name: string) => {
  const file = folder.files.find(({ path }) => path === name);
  return Buffer.from(file?.bytes ?? []).toString();
};
const mistakesAfter = (name: string, change: (text: string) => string) =>
  mistakesIn(withTexts(folder, new Map([[name, change(textOf(name))]]))).map(({ message }) => atField(message));

it('mistakes: when a message names another field, then it uses the label of the form', () => {
  expect(mistakesAfter('guides/how-to-unblock-toilet.yaml', (text) => text.replace(/ {4}opens: .*\n/, ''))).toEqual([
    "'valve to the cistern' stays closed. Add it to 'What the step opens' of the step that turns it back.",
  ]);
  expect(
    mistakesAfter('figures.yaml', (text) =>
      text.replace(/\nsmartSaving: .*/, '\nsmartSaving: { value: 350, unit: pounds a year }'),
    ),
  ).toEqual([
    expect.stringContaining("with 'What a saving is compared with' and 'The day on which a saving was worked out'"),
  ]);
});
