import { plainNames } from './plain-names';

const fact = (name: string, label: string) => ({ name, label, text: '£5' });
const facts = [
  fact('prices.rye', 'Rye loaf'),
  fact('prices.rye.number', 'Rye loaf'),
  fact('figures.years', 'Years'),
  fact('claims.years', 'Years'),
  fact('odd', 'In {braces}'),
];
const { shown, written, nameOf } = plainNames(facts);

it('plain names: when a text names a fact, then staff read what it is, and the file keeps its name', () => {
  expect(shown('From {prices.rye} ({prices.rye.number})')).toBe('From {Rye loaf} ({Rye loaf (number)})');
  expect(written('From {Rye loaf}, {Rye loaf (number)}')).toBe('From {prices.rye}, {prices.rye.number}');
});

it('plain names: when two facts are called the same, then each keeps its own name', () => {
  expect(shown('{figures.years} {claims.years} {odd}')).toBe('{figures.years} {claims.years} {odd}');
  expect(nameOf('claims.years')).toBe('claims.years');
});

it('plain names: when a name is not whole, or somebody types a name of the file, then the text stays as it is typed', () => {
  for (const text of ['{Rye loa}', '{Rye loaf', 'Rye loaf}', '{prices.rye}', '{}', '{ Rye loaf }'])
    expect(written(text)).toBe(text);
});

it('plain names: when a text that names any of the facts is shown and written back, then it is as it was', () => {
  for (const { name } of facts) expect(written(shown(`a {${name}} b`))).toBe(`a {${name}} b`);
});
