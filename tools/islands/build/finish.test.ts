import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledOnArrival, finished, finishedBy } from './finish';

describe('islands: a script', () => {
  it('when packages are wrapped in it, then their functions are put in parentheses, so that browsers compile them on arrival', () => {
    expect(compiledOnArrival('var a=o(e=>{e.a=1}),b=i((e,t)=>{t.b=a()});export{b};')).toBe(
      'var a=o((e=>{e.a=1})),b=i(((e,t)=>{t.b=a()}));export{b};',
    );
  });

  it('when no package is wrapped in it, then it stays as it is', () => {
    const code = 'var a=o(1),b=c(e=>e,2);d(e=>e);';
    expect(compiledOnArrival(code)).toBe(code);
  });

  it('when it is finished, then its first line has Chromium compile it on arrival, and keeping it changes nothing', async () => {
    const kept = mkdtempSync(path.join(tmpdir(), 'kept-'));
    const whole = await finished('const first = 1; export const one = () => first;', kept);
    expect(whole).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/);
    expect(await finished('const first = 1; export const one = () => first;', kept)).toBe(whole);
    rmSync(kept, { recursive: true });
  });

  it('when what finishes it changes, then its mark changes, and only then', () => {
    const tool = mkdtempSync(path.join(tmpdir(), 'finish-'));
    mkdirSync(path.join(tool, 'build'));
    const own = path.join(__dirname, '..');
    const source = readFileSync(path.join(own, 'build/finish.ts'), 'utf8');
    const markOf = (text: string) => {
      writeFileSync(path.join(tool, 'build/finish.ts'), text);
      return finishedBy(tool);
    };
    expect(markOf(source)).toBe(finishedBy(own));
    expect(markOf(source.replace('passes: 2', 'passes: 3'))).not.toBe(finishedBy(own));
    rmSync(tool, { recursive: true });
  });
});
