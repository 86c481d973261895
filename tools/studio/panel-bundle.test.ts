import type Esbuild from 'esbuild';
import { stop } from 'esbuild';
import { panelBundle } from './panel-bundle';

jest.mock('esbuild', () => {
  const whole = jest.requireActual<typeof Esbuild>('esbuild');
  return { ...whole, stop: jest.fn(whole.stop) };
});

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

it('panel bundle: when it is made, then esbuild ends, which would stay in memory with 70 MB', async () => {
  await panelBundle();
  expect(stop).toHaveBeenCalled();
});
