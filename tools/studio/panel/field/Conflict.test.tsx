/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Conflict } from './Conflict';

it('conflict: when two differences are the same sentence, then both are listed, and React has a key for each', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation();
  const differences = ['Items: added Nothing', 'Items: added Nothing'];
  const conflict = { file: 'a.yaml', yours: 'a', theirs: 'b', version: '2', differences };
  render(<Conflict conflict={conflict} keepTheirs={jest.fn()} />);
  expect(screen.getAllByText('Items: added Nothing')).toHaveLength(2);
  expect(complained).not.toHaveBeenCalled();
});
