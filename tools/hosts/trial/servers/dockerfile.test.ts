import { lastStage, valueOf, words } from './dockerfile';

const steps = lastStage(`# comment
FROM node AS build
RUN npm ci

FROM debian:bookworm-slim
# comment
RUN one \\
    && two
CMD ["nginx", "-g", "daemon off;"]
`);

it('dockerfile: the last stage has its own steps, each on one line', () => {
  expect(steps.map(({ name }) => name)).toEqual(['FROM', 'RUN', 'CMD']);
  expect(valueOf(steps, 'RUN')).toBe('one && two');
  expect(words(valueOf(steps, 'CMD'))).toEqual(['nginx', '-g', 'daemon off;']);
});

it('dockerfile: a step that is missing is an error', () => {
  expect(() => valueOf(steps, 'USER')).toThrow('The Dockerfile has no USER');
});
