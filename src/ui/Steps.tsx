import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Html } from '../../tools/shared/safe-html';
import { from, token } from '../theme/tokens';
import { Prose } from './Prose';

const pipe = (direction: string) =>
  `linear-gradient(${direction}${token('copper-500')} 2px,${token('copper-300')} 2px 4px,${token('copper-500')} 4px)`;

const List = styled.ol<{ $across?: boolean; $count: number }>`
  display: grid;
  counter-reset: step;
  > li {
    counter-increment: step;
    position: relative;
    padding: 0 0 2.25rem 4rem;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -0.25rem;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: ${token('copper-600')};
    color: #fff;
    font: 700 1.125rem/2.5rem ${token('font-text')};
    text-align: center;
    z-index: 1;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: calc(1.25rem - 4px);
    top: 1rem;
    bottom: -0.5rem;
    width: 8px;
    background: ${pipe('90deg,')};
  }
  p,
  ul {
    color: ${token('ink-700')};
    margin-top: 0.375rem;
    max-width: 44rem;
  }
  ul {
    list-style: disc;
    padding-left: 1.1em;
  }
  ul li {
    margin-top: 0.375rem;
  }
  svg {
    margin-top: 0.75rem;
    max-width: 20rem;
  }
  /* Large text on a phone: words and drawings take the whole width, below the number. */
  @media (max-width: 22.4rem) {
    > li {
      padding: 3rem 0 2rem;
    }
    > li::before {
      top: 0;
    }
    > li::after {
      display: none;
    }
    svg {
      max-width: none;
    }
  }
  ${from.tablet} {
    > li:has(svg) {
      display: grid;
      grid-template: auto auto 1fr / 1fr 18rem;
      column-gap: 2rem;
    }
    svg {
      grid-area: 1/2/4;
      margin-top: 0;
    }
  }
  ${({ $across, $count }) =>
    $across &&
    `${from.wide}{
      grid-template-columns:repeat(${$count},1fr);gap:2rem;
      >li{padding:4rem 0 0}
      >li:not(:last-child)::after{left:2rem;right:-2.25rem;top:calc(1rem - 4px);bottom:auto;width:auto;height:8px;background:${pipe('')}}
    }`}
  @media print {
    > li {
      break-inside: avoid;
      padding: 0 0 8pt 34pt;
    }
    > li::before {
      top: 0;
      border: 1pt solid #000;
      width: 22pt;
      height: 22pt;
      line-height: 20pt;
      font-size: 10pt;
    }
    > li::after {
      display: none;
    }
    > li:has(svg) {
      display: grid;
      grid-template: auto auto 1fr / 1fr 5cm;
      column-gap: 12pt;
    }
    svg {
      grid-area: 1/2/4;
      margin: 0;
    }
  }
`;

interface Step {
  title: string;
  text: Html;
  cases?: readonly Html[] | null;
  drawing?: ReactNode;
  id?: string | undefined;
  /** Content below the text. */
  below?: ReactNode;
}

/** Shows numbered steps, joined by a drawn pipe. A drawing stands beside its step, on a phone below its title. */
export const Steps = ({ items, across }: { items: readonly Step[]; across?: boolean }) => (
  <List className="steps" $across={across ?? false} $count={items.length}>
    {items.map(({ title, text, cases, drawing, id, below }) => (
      <li key={title} id={id}>
        <h3>{title}</h3>
        {drawing}
        <Prose html={text} />
        {cases && (
          <ul>
            {cases.map((html) => (
              <Prose key={html} as="li" html={html} />
            ))}
          </ul>
        )}
        {below}
      </li>
    ))}
  </List>
);
