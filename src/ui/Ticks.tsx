import styled from 'styled-components';
import type { Html } from '../../tools/shared/safe-html';
import { from, token } from '../theme/tokens';
import { Icon } from './pictures/Icon';
import { VisuallyHidden } from './VisuallyHidden';
import { Prose } from './Prose';

const List = styled.ul<{ $columns?: boolean }>`
  display: grid;
  gap: 0.75rem 3rem;
  ${({ $columns }) => $columns && `${from.wide}{grid-template-columns:1fr 1fr}`}
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    align-items: start;
  }
  li > span:first-child {
    color: ${token('verdigris-700')};
    margin-top: 0.17em;
  }
  li.stop > span:first-child {
    color: ${token('alarm-700')};
  }
  li.no {
    color: ${token('ink-700')};
  }
  li.no > span:first-child {
    color: ${token('line-500')};
  }
  /* Chromium leaves a heading alone before a grid or a row of flexible boxes that does not fit. */
  @media print {
    display: block;
    li + li {
      margin-top: 4pt;
    }
  }
`;

/** Plain text, or HTML with bold, italics and links. */
type Words = { text: string; html?: undefined } | { html: Html; text?: undefined };

type Item = Words & {
  /** Shows a cross instead of a tick. */
  isCrossed?: boolean;
  /** The meaning of the cross for screen readers, if the heading does not give it. */
  said?: string;
};

/** Lists the signs at which to stop and call. */
export const StopSigns = ({ items }: { items: readonly Html[] }) => (
  <List>
    {items.map((html) => (
      <li key={html} className="stop">
        <Icon name="alert" />
        <Prose as="span" html={html} />
      </li>
    ))}
  </List>
);

/** Shows a list with ticks or crosses. */
export const Ticks = ({ items, columns }: { items: readonly Item[]; columns?: boolean }) => (
  <List className="ticks" $columns={columns ?? false}>
    {items.map(({ text, html, isCrossed = false, said }) => (
      <li key={text ?? html} className={isCrossed ? 'no' : undefined}>
        <Icon name={isCrossed ? 'x' : 'check'} />
        <span>
          {isCrossed && said && <VisuallyHidden>{said} </VisuallyHidden>}
          {html === undefined ? text : <Prose as="span" html={html} />}
        </span>
      </li>
    ))}
  </List>
);
