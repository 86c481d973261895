import { panelBundle } from './panel-bundle';

it('panel bundle: when making it failed, then it is made again for the next page', async () => {
  jest.spyOn(process, 'cwd').mockReturnValueOnce('/nowhere');
  await expect(panelBundle()).rejects.toThrow('Build failed');
  await expect(panelBundle()).resolves.toBeDefined();
});

it('panel bundle: when it is asked for twice, then it is made once, of the panel and its styles', async () => {
  const bundle = panelBundle();
  expect(panelBundle()).toBe(bundle);
  const js = await bundle;
  expect(js).toContain('Everything on this page');
  expect(js).toContain('forced-colors');
});
