import { factsOf } from '../../tools/yaml/facts';
import type { Fact } from '../../tools/shared/fact';
import { site } from '../site';

/** Returns the facts of files, by their names without `.yaml`. */
export const buildFacts = (files: Readonly<Record<string, unknown>>): Map<string, Fact> =>
  factsOf(new Map(Object.entries(files).map(([name, data]) => [`${name}.yaml`, data])), site);
