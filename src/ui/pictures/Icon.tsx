import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Bath from 'lucide/dist/esm/icons/bath.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import Gauge from 'lucide/dist/esm/icons/gauge.mjs';
import Heater from 'lucide/dist/esm/icons/heater.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import WavesHorizontal from 'lucide/dist/esm/icons/waves-horizontal.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
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
  help: CircleQuestionMark,
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
  waves: WavesHorizontal,
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

/** Shows an icon beside words. Screen readers skip it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Boxed className={className} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        {icons[name].map(([tag, shape], index) => createElement(tag, { ...shape, key: index }))}
      </svg>
    </Boxed>
  );
}
