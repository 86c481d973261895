import { mkdirSync, mkdtempSync, readFileSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepHtmlTyped, typed } from './html-type';

const html = "import('./domain/safe-html').Html";

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
  writeFileSync(file, 'Html: any;');
  for (let turn = 0; turn < 100 && readFileSync(file, 'utf8').includes('any'); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readFileSync(file, 'utf8')).toBe(`Html: ${html};`);
  Object.assign(process.env, { NODE_ENV: before });
  exit.mockRestore();
  unwatchFile(file);
  rmSync(project, { recursive: true });
});
