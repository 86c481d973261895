import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wall } from '../brand/Wall';
import { below, hovering, token, tokens } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { drawingSize, placedThings } from './house-places';

export const houseFragment = graphql`
  fragment HouseParts on House {
    heading
    drawing
    things {
      thing
      name
      text
    }
  }
`;

/** From this width on an answer opens over the drawing and leaves the list free; in a narrower house it opens in the list. */
const roomy = 'min-width: 30rem';

const Frame = styled(Wall)`
  container-type: inline-size;
  color: #fff;
  svg {
    height: auto;
    display: block;
  }
  h2 {
    font: 700 ${token('h3')} / 1.2 ${token('font-text')};
    padding: 1rem 1.25rem 0;
  }
  > div {
    position: relative;
  }
  ul {
    counter-reset: thing;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
    padding: 0.5rem 1.25rem 1rem;
    list-style: none;
    margin: 0;
  }
  li {
    counter-increment: thing;
    min-width: 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    line-height: 1.25;
    text-wrap: balance;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before,
  summary::after {
    content: counter(thing);
    content: counter(thing) / '';
    flex: none;
    width: 1.625rem;
    line-height: 1.625rem;
    border-radius: 50%;
    text-align: center;
    font-size: 0.9375rem;
    font-weight: 700;
    background: ${token('copper-600')};
    color: #fff;
  }
  summary::after {
    order: -1;
  }
  summary::before {
    position: absolute;
    translate: -50% -50%;
    width: 2rem;
    line-height: 2rem;
    box-shadow: 0 0 0 3px #fff;
  }
  summary i {
    position: absolute;
    border-radius: 0.5rem;
  }
  ${placedThings}
  [open] i {
    outline: 3px solid ${token('copper-300')};
  }
  [open] summary::before,
  [open] summary::after {
    background: ${token('ink-900')};
  }
  ${hovering} {
    summary:hover {
      text-decoration: underline;
    }
    summary:hover::before {
      background: ${token('copper-700')};
    }
  }
  details > div {
    background: ${token('enamel')};
    color: ${token('ink-900')};
    border-radius: ${token('r-m')};
    padding: 0.875rem 1rem;
    line-height: 1.45;
    --focus: ${tokens.focus};
    p + p {
      margin-top: 0.5rem;
    }
  }
  @container not (${roomy}) {
    /* Without a gap, two names of two lines each would read as four lines. Tab follows the order that is seen. */
    ul {
      row-gap: 0.375rem;
      reading-flow: grid-order;
    }
    /* The open thing comes first, where its answer is beside the drawing that was pressed. */
    li:has([open]) {
      grid-column: 1/-1;
      order: -1;
      padding-bottom: 0.5rem;
    }
  }
  ${below.small} {
    summary::before {
      width: 1.5rem;
      line-height: 1.5rem;
      font-size: 0.8125rem;
    }
  }
  ${below.largeText} {
    ul {
      display: block;
      padding-inline: 0.5rem;
    }
    li {
      margin-top: 0.375rem;
    }
    summary {
      gap: 0.25rem;
    }
  }
  @container (${roomy}) {
    details > div {
      position: absolute;
      z-index: 1;
      top: 0.75rem;
      left: 0.75rem;
      right: 0.75rem;
      padding: 1rem 1.25rem;
      box-shadow: ${token('shadow-2')};
    }
  }
  @media (forced-colors: active) {
    svg,
    summary::before {
      forced-color-adjust: none;
    }
    svg {
      background: ${token('ink-800')};
    }
    details > div {
      border: 1px solid;
    }
  }
  @media print {
    display: block;
    background: none;
    color: inherit;
    border-radius: 0;
    svg,
    summary i,
    summary::before {
      display: none;
    }
    h2 {
      padding: 0;
    }
    ul {
      display: block;
      padding: 0;
    }
    li {
      break-inside: avoid;
    }
    ::details-content {
      content-visibility: visible;
      height: auto;
    }
    details > div {
      position: static;
      padding: 0;
      box-shadow: none;
    }
  }
`;

/**
 * Shows a house cut open: up to six things that may be wrong, and what to do first. Needs no script.
 *
 * Loaded from `static/drawings/house-2.svg`, because inline it would take more than a kilobyte of the home page's first
 * round trip. Browsers cache the file for ever: change the number in its name with its content.
 */
export const House = ({
  house: { heading, drawing, things },
  gas,
}: {
  house: Queries.HousePartsFragment;
  /** What to do about gas, in the words of every page: the answer of the meter. */
  gas: ReactNode;
}) => (
  <Frame as="section" className="on-dark" aria-labelledby="house">
    <h2 id="house">{heading}</h2>
    <div>
      <svg viewBox={`0 0 ${drawingSize.join(' ')}`} role="img" aria-label={drawing}>
        {/* Firefox shows the text of an image to screen readers. */}
        <use href="/drawings/house-2.svg#house" aria-hidden="true" />
      </svg>
      <ul>
        {things.map(({ thing, name, text }) => (
          <li key={thing} data-thing={thing}>
            <details name="house">
              <summary>
                {name}
                {/* The thing in the drawing. */}
                <i />
              </summary>
              {text ? <Prose as="div" html={text} /> : <div>{gas}</div>}
            </details>
          </li>
        ))}
      </ul>
    </div>
  </Frame>
);
