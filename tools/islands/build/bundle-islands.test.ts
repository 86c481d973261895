import { compiledOnArrival } from './bundle-islands';

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
});
