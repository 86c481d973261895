import { fillGaps } from '../content/words';
import { Stars } from '../ui/Badge';
import { useSite } from './use-site';

/** Stars out of five; the number is written beside them too. */
export function Rating({ stars }: { stars: number }) {
  const { lists } = useSite().words;
  return <Stars count={stars} label={fillGaps(lists.stars, { count: String(stars) })} />;
}
