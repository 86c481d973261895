/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../server';
import { words } from '../words';
import { FocusWidget } from './FocusWidget';
import { pictureBeside } from './picture-beside';

const onChange = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(server, 'thumbnail').mockResolvedValue({ src: 'data:,' });
});
const show = async (value: string) => {
  const { container } = render(<FocusWidget id="a" value={value} picture="tap.jpg" onChange={onChange} />);
  await screen.findByRole('slider', { name: words.focusLeft });
  const picture = container.querySelector('.focus') as HTMLElement;
  jest
    .spyOn(picture, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, top: 50, width: 200, height: 80 } as DOMRect);
  return picture;
};
/** jsdom knows no pointer events with a position. */
const pointer = (type: string, init: MouseEventInit) => new MouseEvent(type, { bubbles: true, ...init });

it('middle of a picture: when the picture is pressed or a press is dragged, then that point stays in view, and never one beside the picture', async () => {
  const picture = await show('');
  fireEvent(picture, pointer('pointerdown', { buttons: 1, clientX: 140, clientY: 70 }));
  expect(onChange).toHaveBeenLastCalledWith('20% 25%');
  fireEvent(picture, pointer('pointermove', { buttons: 1, clientX: 900, clientY: 10 }));
  expect(onChange).toHaveBeenLastCalledWith('100% 0%');
  fireEvent(picture, pointer('pointermove', { buttons: 0, clientX: 110, clientY: 60 }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('middle of a picture: when only the keyboard is used, then two sliders move the point, and a button leads back to the middle', async () => {
  await show('20% 25%');
  const [left, top] = [words.focusLeft, words.focusTop].map((name) =>
    screen.getByRole<HTMLInputElement>('slider', { name }),
  );
  expect([left?.value, top?.value]).toEqual(['20', '25']);
  fireEvent.change(left as Element, { target: { value: '21' } });
  expect(onChange).toHaveBeenLastCalledWith('21% 25%');
  fireEvent.change(top as Element, { target: { value: '30' } });
  expect(onChange).toHaveBeenLastCalledWith('20% 30%');
  await userEvent.click(screen.getByRole('button', { name: words.focusMiddle }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('middle of a picture: when there is no picture yet, then the form says so', async () => {
  await act(() => {
    render(<FocusWidget id="a" value="" picture="" onChange={onChange} />);
    return Promise.resolve();
  });
  expect(screen.getByText(words.noPictureYet)).toBeTruthy();
});

it.each([
  ['form_pictureFocus', { picture: 'a.jpg' }, 'a.jpg'],
  ['form_items_1_pictureFocus', { items: [{}, { picture: 'b.jpg' }] }, 'b.jpg'],
  ['form_items_0_pictureFocus', { items: [{}] }, ''],
  ['form', '50% 50%', ''],
])(
  'middle of a picture: when the id of its field is %s and the form holds %j, then the picture is %j',
  (id, value, picture) => {
    expect(pictureBeside(id, 'form', value)).toBe(picture);
  },
);
