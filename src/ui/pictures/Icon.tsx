import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { createElement } from 'react';
import styled, { css } from 'styled-components';

/** Those that islands show too. What only pages show is in PageIcon.tsx: in an island's script nobody would see it. */
const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  alert: CircleAlert,
  ok: CircleCheck,
  help: CircleQuestionMark,
  mail: Mail,
  phone: Phone,
  print: Printer,
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

/** A drawing of lucide's. */
type Shape = (typeof icons)[IconName];

/** Shows a drawing beside words. Screen readers skip it. */
export function IconShape({ shape, className }: { shape: Shape; className?: string | undefined }) {
  return (
    <Boxed className={className} aria-hidden="true">
      <svg viewBox="0 0 24 24">{shape.map(([tag, part], index) => createElement(tag, { ...part, key: index }))}</svg>
    </Boxed>
  );
}

/** Shows an icon beside words. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <IconShape shape={icons[name]} className={className} />
);
