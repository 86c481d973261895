import { fillGaps } from '../../tools/shared/text';
import { Stars } from '../ui/Badge';
import { useSite } from '../site-data/use-site';

/**
 * Shows as many stars as a rating has, with fractions, and tells their number to screen readers. Shows nothing for 0, which
 * callers pass where the rating is not a number.
 */
export function Rating({ stars }: { stars: number }) {
  const { lists } = useSite().words;
  if (stars === 0) return null;
  return <Stars count={stars} label={fillGaps(lists.stars, { count: String(stars) })} />;
}
