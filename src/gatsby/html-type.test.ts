import { mkdirSync, mkdtempSync, readFileSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepHtmlTyped, typed } from './html-type';

const html = "import('../tools/shared/safe-html').Html";

it('types of queries: when Gatsby has written `any`, then it becomes the type of HTML', () => {
  expect(typed('/** any */ Html: any; lead: ReadonlyArray<any> | null;')).toBe(
    `/** any */ Html: ${html}; lead: ReadonlyArray<${html}> | null;`,
  );
});

it('types of queries: when a development server writes them again, then HTML stays typed', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'types-'));
  const file = path.join(project, 'src/gatsby-types.d.ts');
  mkdirSync(path.dirname(file));
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const exit = jest.spyOn(process, 'once').mockReturnThis();
  keepHtmlTyped(project, 20);
  // Again and again, as the server does: the first time may come before the watch has begun.
  for (let turn = 0; turn < 100 && !(turn > 0 && readFileSync(file, 'utf8').includes(html)); turn += 1) {
    writeFileSync(file, 'Html: any;');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(readFileSync(file, 'utf8')).toBe(`Html: ${html};`);
  Object.assign(process.env, { NODE_ENV: before });
  exit.mockRestore();
  unwatchFile(file);
  rmSync(project, { recursive: true });
});
