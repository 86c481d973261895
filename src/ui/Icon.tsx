import {
  ArrowLeft,
  ArrowRight,
  Bath,
  CalendarCheck,
  Check,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ClipboardCheck,
  Clock,
  Flame,
  Gauge,
  Heater,
  Mail,
  Menu,
  Phone,
  Play,
  Plus,
  Printer,
  ShieldCheck,
  Star,
  Waves,
  Wrench,
  X,
} from 'lucide-react';
import styled, { css } from 'styled-components';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  bath: Bath,
  calendar: CalendarCheck,
  check: Check,
  alert: CircleAlert,
  ok: CircleCheck,
  help: CircleHelp,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  flame: Flame,
  gauge: Gauge,
  heater: Heater,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  play: Play,
  plus: Plus,
  print: Printer,
  shield: ShieldCheck,
  star: Star,
  waves: Waves,
  wrench: Wrench,
  x: X,
} as const;

export type IconName = keyof typeof icons;

const box = css`
  width: 1.25em;
  height: 1.25em;
  flex: none;
`;
const Boxed = styled.span`
  display: inline-block;
  ${box}
  svg {
    width: 100%;
    height: 100%;
  }
`;

/** An icon beside words; it says nothing by itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawn = icons[name];
  return (
    <Boxed className={className} aria-hidden="true">
      <Drawn />
    </Boxed>
  );
}
