/** @jest-environment jsdom */
import { Mark, upEvent } from '../marks';
import { watchDialogs } from './dialogs';

test('try again: when another island is up before the page has loaded, then the queued click is repeated all the same', () => {
  document.body.innerHTML = `
    <div ${Mark.island}="questions"><button>One</button><button>Two</button></div>
    <div ${Mark.island}="receipts"></div>`;
  const [, second] = document.querySelectorAll('button');
  const pressed = jest.fn();
  second?.addEventListener('click', pressed);
  // The history entry of a reloaded page says that its second button is to be pressed.
  history.replaceState({ again: 2 }, '');
  watchDialogs();
  document.querySelector(`[${Mark.island}=receipts]`)?.dispatchEvent(new Event(upEvent, { bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ again: 0 });
});
