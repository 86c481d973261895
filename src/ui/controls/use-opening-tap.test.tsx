/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

/** Clicks a control at a place of the window. The browser of these tests has no PointerEvent. */
function press(control: HTMLElement, pointerType: string, clientX: number) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY: 800, detail: 1 });
  fireEvent(control, Object.assign(click, { pointerType }));
}

test.each([
  { what: 'the finger that opened it taps again at the same place', pointerType: 'touch', clientX: 292, times: 0 },
  { what: 'that finger taps elsewhere', pointerType: 'touch', clientX: 195, times: 1 },
  { what: 'a mouse is pressed at the same place', pointerType: 'mouse', clientX: 292, times: 1 },
])('dialog: when $what at once, then Confirm is pressed $times times', ({ pointerType, clientX, times }) => {
  const confirmed = jest.fn();
  render(
    <>
      <button>Free Quote</button>
      <Dialog id="book" title="Book" close="Close">
        <button onClick={confirmed}>Confirm</button>
      </Dialog>
    </>,
  );
  press(screen.getByText('Free Quote'), 'touch', 290);
  const dialog = screen.getByText('Confirm').closest('dialog') as HTMLElement;
  fireEvent.focus(dialog);
  press(screen.getByText('Confirm'), pointerType, clientX);
  expect(confirmed).toHaveBeenCalledTimes(times);
});
