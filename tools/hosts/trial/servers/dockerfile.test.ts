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

it('dockerfile: when it has several stages, then only the steps of the last are read, each as one line', () => {
  expect(steps.map(({ name }) => name)).toEqual(['FROM', 'RUN', 'CMD']);
  expect(valueOf(steps, 'RUN')).toBe('one && two');
  expect(words(valueOf(steps, 'CMD'))).toEqual(['nginx', '-g', 'daemon off;']);
});

it('dockerfile: when a step is missing, then that is an error', () => {
  expect(() => valueOf(steps, 'USER')).toThrow('The Dockerfile has no USER');
});
