import { fillGaps } from '../content/words';
import { Stars } from '../ui/Badge';
import { useSite } from './use-site';

/** Stars out of five, also parts of one; the number is written beside them too. None where a rating is no number. */
export function Rating({ stars }: { stars: number }) {
  const { lists } = useSite().words;
  if (stars === 0) return null;
  return <Stars count={stars} label={fillGaps(lists.stars, { count: String(stars) })} />;
}
