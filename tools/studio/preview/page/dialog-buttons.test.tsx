/** @jest-environment jsdom */
import { answerDialogButtons } from './dialog-buttons';

it('preview: when a browser does not know commands of buttons, then they still open and close a dialog', () => {
  document.body.innerHTML = `<button command="show-modal" commandfor="a"><b>Open</b></button>
    <dialog id="a"><button command="close" commandfor="a">Close</button></dialog><button commandfor="none">Other</button>`;
  const [dialog] = document.getElementsByTagName('dialog');
  if (!dialog) throw new Error('no dialog');
  dialog.showModal = jest.fn();
  dialog.close = jest.fn();
  answerDialogButtons();
  document.querySelector('b')?.click();
  expect(dialog.showModal).toHaveBeenCalledTimes(1);
  dialog.querySelector('button')?.click();
  document.querySelector<HTMLElement>('[commandfor=none]')?.click();
  expect(dialog.close).toHaveBeenCalledTimes(1);
  expect(dialog.showModal).toHaveBeenCalledTimes(1);
});
