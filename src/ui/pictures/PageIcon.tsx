import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Gauge from 'lucide/dist/esm/icons/gauge.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { IconShape } from './Icon';

const icons = {
  calendar: CalendarCheck,
  clock: Clock,
  gauge: Gauge,
  menu: Menu,
  play: Play,
  plus: Plus,
  shield: ShieldCheck,
  star: Star,
} as const;

export type PageIconName = keyof typeof icons;

/** Shows one of the icons that no island has, beside words. */
export const PageIcon = ({ name, className }: { name: PageIconName; className?: string }) => (
  <IconShape shape={icons[name]} className={className} />
);
