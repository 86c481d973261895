/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../server';
import { PictureWidget } from './PictureWidget';

const upload = async (width: number, height: number) => {
  jest.spyOn(server, 'thumbnail').mockResolvedValue({ src: 'data:,' });
  jest.spyOn(server, 'upload').mockResolvedValue({ name: 'new.jpg', width, height });
  const onChange = jest.fn();
  render(<PictureWidget id="a" value="" choices={{ pictures: [] }} onChange={onChange} />);
  await userEvent.upload(screen.getByLabelText(/drag/), new File(['x'], 'n.jpg', { type: 'image/jpeg' }));
  expect(onChange).toHaveBeenCalledWith('new.jpg');
};

it.each([
  ['good', 1600, 1067, /^Your picture is 1600 pixels wide and 1067 high\. Press 'Save' to use it\.$/],
  ['too small', 400, 300, /small/],
  ['too wide', 2560, 800, /very wide/],
  ['too tall', 1200, 2400, /very tall/],
])(
  'picture: when the one that is chosen is %s, then that is said, and that Save uses it',
  async (_, width, height, said) => {
    await upload(width, height);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText(/Press 'Save' to use it/)).toBeTruthy();
  },
);
