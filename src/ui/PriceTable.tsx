import styled from 'styled-components';
import { below, token } from '../theme/tokens';

/* In a browser with a large minimum size of text the columns may not fit. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Prices = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: left;
    text-wrap: balance;
    font-size: 0.9375rem;
    padding-bottom: 0.75rem;
  }
  caption,
  th {
    color: ${token('on-dark')};
  }
  th {
    text-align: left;
    font-weight: 500;
    font-size: 0.875rem;
    line-height: 1.3;
    padding: 0.875rem 0;
    vertical-align: bottom;
  }
  td,
  thead th + th {
    text-align: right;
    padding-left: min(0.75rem, 2vw);
    padding-right: 0;
  }
  tbody tr {
    border-top: 1px solid #ffffff33;
  }
  tbody th {
    color: #fff;
    font-weight: 600;
    font-size: 1.0625rem;
    vertical-align: middle;
  }
  td {
    font: 700 clamp(1.125rem, 0.9rem + 1vw, 1.5rem)/1 ${token('font-display')};
    padding-block: 1.125rem;
    color: #fff;
  }
  /* Each price on a line of its own, after the words of its column. */
  ${below.largeText} {
    tr {
      display: grid;
      padding-block: 0.75rem;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding: 0.375rem 0;
    }
    td::before {
      content: attr(data-column);
      font: 500 0.875rem/1.3 ${token('font-text')};
    }
  }
`;

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Shows a table of prices by two criteria, on a dark panel. */
export const PriceTable = ({ caption, columns, rows }: Props) => (
  <Scroll>
    <Prices>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]} translate="no">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Prices>
  </Scroll>
);
