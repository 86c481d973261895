import fc from 'fast-check';
import { quote } from '../../calculator/price';
import { calculatorDefinition } from '../../calculator/questions';
import { installation } from '../../estimate/installation';
import { estimateDefinition } from '../../estimate/questions';
import { type Answers, asked, type Definition, isComplete, isOpen, kept } from './definition';
import { begin, currentQuestion, progress, type State, step, type QuestionnaireEvent } from './engine';
import { everyWay } from '../test-support/every-way';
import { parse, serialise } from '../persistence/session-state';

interface Move {
  name: 'choose' | 'write' | 'next' | 'back' | 'change' | 'astray';
  pick: number;
}

const move = (name: Move['name'], weight: number) => ({
  weight,
  arbitrary: fc.record({ name: fc.constant(name), pick: fc.nat(1000) }),
});
/** What somebody might do: mostly go on, now and then go back, change an answer or do something out of place. */
const moves = fc.array(
  fc.oneof(move('choose', 8), move('next', 8), move('write', 4), move('back', 2), move('change', 2), move('astray', 1)),
  { minLength: 20, maxLength: 60 },
);

function eventFor(definition: Definition, state: State, { name, pick }: Move): QuestionnaireEvent {
  const any = definition.questions[pick % definition.questions.length]?.id ?? '';
  const shown = currentQuestion(definition, state);
  const question = name === 'astray' ? any : (shown?.id ?? any);
  const options = shown?.kind === 'choice' ? shown.options : ['nothing'];
  switch (name) {
    case 'back':
      return { kind: 'back' };
    case 'change':
      return { kind: 'change', question: any };
    case 'write':
      return { kind: 'write', question, text: ['gu12 9zz ', 'a@example.com', 'x', ' '][pick % 4] ?? '' };
    case 'next':
      return { kind: 'next', question };
    case 'choose':
    case 'astray':
      return { kind: 'choose', question, option: options[pick % options.length] ?? '' };
  }
}

describe.each<[string, Definition, string, (answers: Answers) => object | undefined]>([
  ['estimate', estimateDefinition, 'flue', installation],
  ['calculator', calculatorDefinition, 'location', quote],
])('%s: a visitor', (_, definition, branch, priced) => {
  const branches = Object.entries({
    wall: ['distance', 'window'],
    roof: ['roofType'],
    other: ['whereIsTheFlue', 'note'],
  });
  const starts = fc.oneof(
    fc.constant(begin(definition)),
    fc.constantFrom(...everyWay(definition, 'X')).map((answers): State => ({ kind: 'done', answers })),
  );
  /** Calls `look` with every state of many visits, the first included; with one that many visits come to, once. */
  const everywhere = (look: (state: State) => void, numRuns = 200) => {
    const looked = new Set<string>();
    const lookOnce = (state: State) => {
      const key = JSON.stringify(state);
      if (looked.has(key)) return;
      look(state);
      looked.add(key);
    };
    fc.assert(
      fc.property(starts, moves, (start, visit) => {
        let state = start;
        lookOnce(state);
        for (const one of visit) {
          state = step(definition, state, eventFor(definition, state, one));
          lookOnce(state);
        }
      }),
      { numRuns },
    );
  };

  it('when 500 random visits are made, then they reach every question, every change and the result of every branch', () => {
    const seen = new Set<string>();
    everywhere((state) => {
      seen.add(`${state.kind} ${state.kind === 'done' ? (state.answers[branch] ?? '') : state.current}`);
    }, 500);
    const ids = definition.questions.map(({ id }) => id);
    const locations = everyWay(definition, 'X').map((answers) => `done ${answers[branch] ?? ''}`);
    const places = [...ids.flatMap((id) => [`asking ${id}`, `changing ${id}`]), ...locations];
    expect([...seen].sort()).toEqual([...new Set(places)].sort());
  });

  it('when the branch changes, then no answer of another one is left', () => {
    everywhere(({ answers }) => {
      const foreign = branches.flatMap(([name, ids]) => (name === answers[branch] ? [] : ids));
      expect(Object.keys(answers).filter((id) => foreign.includes(id))).toEqual([]);
      expect(kept(definition, answers)).toEqual(answers);
    });
  });

  it('when a question is shown, then it is one that is asked, with nothing open before it', () => {
    everywhere((state) => {
      if (state.kind === 'done') return;
      const questions = asked(definition, state.answers);
      const index = questions.findIndex(({ id }) => id === state.current);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(questions.slice(0, index).filter((question) => isOpen(question, state.answers))).toEqual([]);
    });
  });

  it('when a step is shown, then it is one of N, and N is what the branch has', () => {
    everywhere((state) => {
      const { step: at, of, share } = progress(definition, state);
      expect(of).toBe(state.answers[branch] === 'roof' ? 7 : 8);
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(of);
      expect(share).toBeLessThanOrEqual(1);
    });
  });

  it('when there is a result, then it has every required answer', () => {
    everywhere((state) => {
      if (state.kind === 'done') expect(isComplete(definition, state.answers)).toBe(true);
    });
  });

  it('when the page is reloaded, then the state is the same', () => {
    everywhere((state) => {
      expect(parse(definition, serialise(state))).toEqual(state);
    });
  });

  it('when anything lies in the storage, then a question or a price is on the screen', () => {
    const ids = definition.questions.map(({ id }) => id);
    // The answers of a way through the questions, of which some may be missing, with texts that may be blank.
    const someAnswers = fc
      .tuple(fc.constantFrom(...['X', ' ', ''].flatMap((text) => everyWay(definition, text))), fc.subarray(ids))
      .chain(([answers, lost]) =>
        fc.constantFrom(
          answers,
          Object.fromEntries(Object.entries(answers).filter(([id]) => !lost.includes(id))),
          Object.fromEntries(Object.entries(answers).slice(0, lost.length)),
        ),
      );
    const memory = fc.record(
      {
        kind: fc.constantFrom('asking', 'changing', 'done'),
        answers: someAnswers,
        current: fc.constantFrom(...ids),
        before: someAnswers,
        trail: fc.oneof(fc.constant([]), fc.subarray(ids)),
      },
      { requiredKeys: ['kind', 'answers'] },
    );
    const seen = new Set<string>();
    const look = (state: State) => {
      if (state.kind === 'done') expect(priced(state.answers)).toBeDefined();
      else expect(asked(definition, state.answers)).toContain(currentQuestion(definition, state));
      expect(parse(definition, serialise(state))).toEqual(state);
    };
    fc.assert(
      fc.property(memory, moves, (stored, visit) => {
        let state = parse(definition, JSON.stringify({ version: 1, ...stored }));
        if (!state) return;
        seen.add(state.kind);
        look(state);
        for (const one of visit) {
          state = step(definition, state, eventFor(definition, state, one));
          look(state);
        }
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(['asking', 'changing', 'done']);
  });
});
