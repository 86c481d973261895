import { nameOf, named } from './trail';

const names = {
  main: [
    { to: '/', label: 'Home' },
    { to: '/guides', label: 'DIY Hub' },
  ],
  legal: { to: '/legal', label: 'Legal & Terms' },
};

test('the path begins with the home page; pages of the navigation bring their name', () => {
  expect(named([{ to: '/guides' }, { to: '/guides/leak', label: 'Leak' }], names)).toEqual([
    { to: '/', label: 'Home' },
    { to: '/guides', label: 'DIY Hub' },
    { to: '/guides/leak', label: 'Leak' },
  ]);
  expect(named([{ to: '/legal' }], names).at(-1)).toEqual({ to: '/legal', label: 'Legal & Terms' });
});

test('a page without a name stops the build', () => {
  expect(() => nameOf('/nowhere', names)).toThrow('data/navigation.yaml has no name for /nowhere');
});
