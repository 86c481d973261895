/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AreaMap } from './AreaMap';
import { stops } from './area-stops';

/** Returns the position of each town's stop on the map. */
function placesOf(towns: readonly string[]) {
  const { container, unmount } = render(<AreaMap label="We work in" base="Home" towns={towns} />);
  const places = [...container.querySelectorAll('g')].map((group) => {
    const circle = group.querySelector('circle');
    return [group.textContent, Number(circle?.getAttribute('cx')), Number(circle?.getAttribute('cy'))] as const;
  });
  unmount();
  return places;
}

const known = [...stops].map(([town, { cx, cy }]) => [town, cx, cy] as const);

it('area map: when the towns change their order, then each keeps its stop', () => {
  expect(placesOf(known.map(([town]) => town).reverse())).toEqual([...known].reverse());
});

it('area map: when a town has no stop, then it does not take the stop of another', () => {
  expect(placesOf(['Elsewhere', ...known.slice(1).map(([town]) => town)])).toEqual(known.slice(1));
});
