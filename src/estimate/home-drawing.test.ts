import { everyWay } from '../questionnaire/test-support/every-way';
import { homeDrawing } from './home-drawing';
import { installation } from './installation';
import { estimateDefinition } from './questions';

const drawings = everyWay(estimateDefinition, 'X').map((answers) => {
  const home = installation(answers);
  if (!home) throw new Error('a finished estimate has an installation');
  return homeDrawing(home);
});

it('home drawing: when one answer changes, then the drawing changes', () => {
  expect(new Set(drawings).size).toBe(144);
});

it('home drawing: when a flue leaves the house, then its end is on the sheet', () => {
  for (const drawing of drawings) {
    const [, start = '', rise = ''] = /class="lit" d="M\d+ (\d+)V(-?\d+)/.exec(drawing) ?? [];
    expect(Number(start)).toBeGreaterThan(Number(rise));
    expect(Number(rise)).toBeGreaterThanOrEqual(0);
  }
});
