/** One instruction of a Dockerfile: its name, and what follows. */
export interface Step {
  name: string;
  rest: string;
}

/** Returns the steps of the last stage of a Dockerfile, which is what becomes the image. */
export function lastStage(dockerfile: string): Step[] {
  const steps = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => /^([A-Z]+) (.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', rest = '']) => ({ name, rest }));
  return steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
}

/** @throws if the step is missing */
export function valueOf(steps: readonly Step[], name: string): string {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`The Dockerfile has no ${name}`);
  return step.rest;
}

/** The words of a step that is written as a list, such as CMD ["nginx", "-g", "daemon off;"]. */
export const words = (rest: string) => JSON.parse(rest.slice(rest.indexOf('['))) as string[];
