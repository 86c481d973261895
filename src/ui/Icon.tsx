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
} from 'lucide';
import { createElement } from 'react';
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
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** An icon beside words; it says nothing by itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Boxed className={className} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        {icons[name].map(([tag, shape], index) => createElement(tag, { ...shape, key: index }))}
      </svg>
    </Boxed>
  );
}
