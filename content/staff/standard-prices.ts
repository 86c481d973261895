import type { StudioSite } from '../../tools/studio/site';
import { isRecord } from '../../tools/shared/json';
import { written } from '../facts/format-value';

/** What a visitor reads instead of a base price of calculator.yaml: its share. */
export const standardPrices: StudioSite['computedText'] = (file, data) => {
  if (file !== 'calculator.yaml' || !isRecord(data)) return undefined;
  return (path, value) => (path[0] === 'base' ? written(Math.round(Number(data.share) * Number(value))) : undefined);
};
