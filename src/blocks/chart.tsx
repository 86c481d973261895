import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { below, hovering, token } from '../theme/tokens';
import { Table } from '../ui/Table';
import { barsOf } from './bar-scale';
import { BlockFrame } from './block-frame';
import type { BlockOf } from './rendered-blocks';

const Chart = styled.figure`
  figcaption {
    color: ${token('ink-500')};
    margin-bottom: 0.75rem;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.375rem 1rem;
    padding: 0.75rem 0;
    border-top: 1px solid ${token('line-200')};
    break-inside: avoid;
  }
  b {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  svg {
    grid-column: 1/-1;
    width: 100%;
    height: 18px;
    overflow: visible;
  }
  .track {
    fill: ${token('mist-200')};
  }
  .tick {
    stroke: ${token('line-500')};
  }
  .cost {
    fill: ${token('copper-600')};
    stroke: ${token('copper-600')};
    .pale {
      fill: ${token('copper-100')};
    }
  }
  .gain {
    fill: ${token('verdigris-700')};
    stroke: ${token('verdigris-700')};
    .pale {
      fill: ${token('verdigris-100')};
    }
  }
  .scale {
    height: 1.5rem;
    fill: ${token('ink-500')};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  .scale text:first-child {
    text-anchor: start;
  }
  .scale text:last-child {
    text-anchor: end;
  }
  ${below.largeText} {
    li {
      grid-template-columns: 1fr;
    }
    b {
      text-align: left;
    }
    .scale text:nth-child(even) {
      display: none;
    }
  }
  details {
    border-top: 1px solid ${token('line-200')};
  }
  summary {
    min-height: 2.75rem;
    padding: 0.625rem 0;
    cursor: pointer;
    color: ${token('copper-700')};
    font-weight: 600;
  }
  ${hovering} {
    summary:hover {
      text-decoration: underline;
    }
  }
  .small {
    color: ${token('ink-500')};
    margin-top: 0.75rem;
  }
  @media (forced-colors: active) {
    .track {
      fill: Canvas;
      stroke: CanvasText;
    }
    .cost,
    .gain {
      fill: CanvasText;
      stroke: CanvasText;
      .pale {
        fill: Canvas;
      }
    }
    .scale {
      fill: CanvasText;
    }
  }
`;

/** Shows figures as bars on one scale. The words are text, so they wrap, are found and are read aloud. */
export function ChartBlock({ heading, intro, unit, bars, source }: BlockOf<'chart'>) {
  const { figures, compared } = useSite().words.lists;
  const { bars: drawn, ticks } = barsOf(bars);
  return (
    <BlockFrame heading={heading} intro={intro}>
      <Chart>
        <figcaption>{unit}</figcaption>
        <ul>
          {drawn.map(({ name, text, low, high, isOpen }, index) => (
            <li key={name}>
              <span>{name}</span>
              <b>{text}</b>
              <svg aria-hidden="true">
                <rect className="track" y="5" width="100%" height="8" rx="4" />
                <g className={bars[index]?.look ?? 'cost'}>
                  {high > low && <rect className="pale" width={`${high}%`} height="18" rx="4" />}
                </g>
                {ticks.map(({ at }) => (
                  <line key={at} className="tick" x1={`${at}%`} x2={`${at}%`} y2="18" />
                ))}
                <g className={bars[index]?.look ?? 'cost'}>
                  <rect width={`${Math.max(low, 1)}%`} height="18" rx="4" />
                  {isOpen && (
                    <svg x={`${high}%`}>
                      <path d="M2 0l10 9-10 9z" />
                    </svg>
                  )}
                </g>
              </svg>
            </li>
          ))}
        </ul>
        <svg className="scale" aria-hidden="true">
          {ticks.map(({ text, at }) => (
            <text key={at} x={`${at}%`} y="1rem">
              {text}
            </text>
          ))}
        </svg>
        <details>
          <summary>{figures}</summary>
          <Table
            caption={heading}
            columns={[compared, unit]}
            rows={drawn.map(({ name, text }) => ({ name, cells: [text] }))}
          />
        </details>
        <p className="small">{source}</p>
      </Chart>
    </BlockFrame>
  );
}
