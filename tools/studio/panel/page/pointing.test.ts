/** @jest-environment jsdom */
import { markPlain, type Spot } from './marks';
import { createPointing } from './pointing';

const office = {
  file: 'company.yaml',
  path: ['phones', 'office', 'number'],
  group: 'page' as const,
  label: '',
  text: '',
  shown: '01632 960911',
};
const press = jest.fn<unknown, [Spot]>();
const followed = jest.fn();

/** Loads a page whose places are not known yet, with 'Edit' on. Returns what makes them known. */
function load() {
  document.body.innerHTML = '<a href="#call"><b>01632 960911</b></a><a href="#home">Home</a>';
  document.body.onclick = ({ defaultPrevented }) => {
    if (!defaultPrevented) followed();
  };
  const pointing = createPointing(document.createElement('div'), document.createElement('div'), press);
  pointing.set(true);
  let arrive: () => void = () => undefined;
  pointing.waitFor(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(() => {
      markPlain([office]);
    }),
  );
  return async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    pointing.set(false);
  };
}
const link = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  jest.resetAllMocks();
});

it('pointing: when a phone number is pressed before its place is known, then that opens once it is known, and nobody is called', async () => {
  const arrive = load();
  link('01632 960911')?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press).not.toHaveBeenCalled();
  await arrive();
  expect(press.mock.calls.map(([{ source }]) => source)).toEqual([
    { file: office.file, path: office.path, length: 12 },
  ]);
  expect(followed).not.toHaveBeenCalled();
});

it('pointing: when a link without a place is pressed before the places are known, then it is followed once they are', async () => {
  const arrive = load();
  link('Home')?.click();
  expect(followed).not.toHaveBeenCalled();
  await arrive();
  expect(press).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(1);
});
