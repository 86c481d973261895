import { nameOf, named } from './trail';

const names = {
  main: [
    { to: '/', label: 'Home' },
    { to: '/guides', label: 'DIY Hub' },
  ],
  legal: { to: '/legal', label: 'Legal & Terms' },
};

test('trail: when steps have no label, then their names come from the navigation, and the first is the home page', () => {
  expect(named([{ to: '/guides' }, { to: '/guides/leak', label: 'Leak' }], names)).toEqual([
    { to: '/', label: 'Home' },
    { to: '/guides', label: 'DIY Hub' },
    { to: '/guides/leak', label: 'Leak' },
  ]);
  expect(named([{ to: '/legal' }], names).at(-1)).toEqual({ to: '/legal', label: 'Legal & Terms' });
});

test('trail: when a page has no name, then stops the build', () => {
  expect(() => nameOf('/nowhere', names)).toThrow('data/navigation.yaml has no name for /nowhere');
});
