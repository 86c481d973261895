/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type BlockData, BlockDataProvider } from './block-data';
import { GasSafety } from './safety';

it('gas block: when it is shown, then it names smell, carbon monoxide and LPG, each with what to do', () => {
  const gas = {
    smell: { lead: 'Smell gas?', text: 'Call <a href="tel:0800">0800</a>.' },
    carbonMonoxide: { lead: 'CO alarm?', text: 'Get out.' },
    lpg: { lead: 'LPG?', text: 'Call the number on the tank.' },
  };
  render(
    <BlockDataProvider value={{ safety: { words: { gas } } } as unknown as BlockData}>
      <GasSafety />
    </BlockDataProvider>,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Smell gas? Call 0800.',
    'CO alarm? Get out.',
    'LPG? Call the number on the tank.',
  ]);
});
