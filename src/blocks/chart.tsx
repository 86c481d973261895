import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { hovering, token } from '../theme/tokens';
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
  /* Leaves room for the arrow of an open range. */
  svg {
    grid-column: 1/-1;
    width: calc(100% - 14px);
    height: 18px;
    overflow: visible;
  }
  .track {
    fill: ${token('mist-200')};
  }
  .cost {
    fill: ${token('copper-600')};
  }
  .gain {
    fill: ${token('verdigris-700')};
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
    }
  }
`;

/** Shows figures as bars on one scale. The words are text, so they wrap, are found and are read aloud. */
export function ChartBlock({ heading, intro, unit, bars, source }: BlockOf<'chart'>) {
  const { figures, compared } = useSite().words.lists;
  const drawn = barsOf(bars);
  return (
    <BlockFrame heading={heading} intro={intro}>
      <Chart>
        <figcaption>{unit}</figcaption>
        <ul>
          {drawn.map(({ name, text, start, end, isOpen }, index) => (
            <li key={name}>
              <span>{name}</span>
              <b>{text}</b>
              <svg aria-hidden="true">
                <rect className="track" y="5" width="100%" height="8" rx="4" />
                <g className={bars[index]?.look ?? 'cost'}>
                  <rect x={`${start}%`} width={`${Math.max(end - start, 1)}%`} height="18" rx="4" />
                  {isOpen && (
                    <svg x={`${end}%`}>
                      <path d="M2 0l10 9-10 9z" />
                    </svg>
                  )}
                </g>
              </svg>
            </li>
          ))}
        </ul>
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
