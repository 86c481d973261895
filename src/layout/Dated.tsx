import { longDay } from '../domain/london-day';
import { useSite } from '../site-data/use-site';
import { Prose } from '../ui/Prose';
import { FactRow } from '../ui/FactRow';

/** Shows when a guide or an article changed, and who has checked it, if anybody has. */
export function Dated({ updated, author }: { updated: string; author: string | null }) {
  const { words } = useSite();
  const changed = `${words.insights.updated} ${longDay(updated)}`;
  const checked = <Prose as="span" html={words.insights.checked} />;
  return <FactRow items={author ? [changed, checked] : [changed]} icons={['clock', 'shield']} />;
}
