/** @jest-environment jsdom */
import { Mark, scriptsId, upEvent } from '../marks';
import { answerPresses } from './presses';

const startedAt = (hash: string) => {
  location.hash = hash;
  document.body.innerHTML =
    `<div ${Mark.island}="third" ${Mark.resume}="third-answers"></div>` +
    `<template id="${scriptsId}"><script ${Mark.of}="third"></script></template>`;
  answerPresses();
  return document.querySelector(`body > script[${Mark.of}=third]`) !== null;
};

it.each([
  ['a shared result', '#size=1-mcswam-2000-1l4rd74', true],
  ['answers that another questionnaire hands over', '#answers?wheel=back', true],
  ['a shared result of a questionnaire that no one has named in code', '#third=1-ab-300-1l4rd74', true],
  ['an anchor of the page', '#contact', false],
  ['nothing', '', false],
])('questionnaires: when the address holds %s (%s), then one starts at once: %s', (_, hash, starts) => {
  expect(startedAt(hash)).toBe(starts);
});

it('presses: when a button is pressed before its island is up, then it is pressed afterwards, at the same place and with the same click count', () => {
  document.body.innerHTML = `<div ${Mark.island}="third"><button>Red</button></div><template id="${scriptsId}"></template>`;
  answerPresses();
  const seen: { x: number; detail: number; isBusy: boolean }[] = [];
  const [island, button] = [document.querySelector('div'), document.querySelector('button')];
  button?.addEventListener('click', ({ clientX, detail }) => {
    seen.push({ x: clientX, detail, isBusy: button.hasAttribute('aria-busy') });
  });
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 117, detail: 1 }));
  expect(seen).toEqual([]);
  island?.setAttribute(Mark.state, 'up');
  island?.dispatchEvent(new CustomEvent(upEvent, { bubbles: true }));
  expect(seen).toEqual([{ x: 117, detail: 1, isBusy: false }]);
});
