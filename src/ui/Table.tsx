import styled from 'styled-components';
import { token } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Scroll = styled.div`
  position: relative;
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid ${token('line-200')};
  border-radius: ${token('r-l')};
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  /* Stays in view while the table scrolls sideways. A box in the caption would do, but Orca with Firefox does not read it out. */
  caption {
    position: sticky;
    left: 0;
    box-sizing: border-box;
    width: fit-content;
    max-width: 100cqi;
    text-align: left;
    font-weight: 700;
    padding: 0.875rem 1.25rem;
  }
  th,
  td {
    padding: 0.875rem 1.25rem;
    text-align: left;
    vertical-align: top;
    border-top: 1px solid ${token('line-200')};
    line-height: 1.4;
  }
  thead th {
    background: ${token('mist-100')};
    font-size: 1.0625rem;
  }
  tbody th {
    font-weight: 500;
    color: ${token('ink-700')};
    width: 50%;
  }
  &[data-cells] tbody th {
    width: 34%;
  }
  td {
    font-weight: 600;
  }
  .better {
    background: ${token('verdigris-100')};
  }
  /* Keeps a price and its range on one line. */
  @container (min-width: 30rem) {
    td {
      min-width: 10rem;
    }
  }
  @media print {
    break-inside: avoid;
  }
  /* On a phone the name of a row stands above its cells: side by side, they would not fit. */
  @container (max-width: 30rem) {
    &[data-cells] tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    /* The one in the middle, such as Programmable, often has the longest word. */
    &[data-cells='3'] tr {
      grid-template-columns: 1fr 1.35fr 1fr;
    }
    &[data-cells] :is(caption, th, td) {
      padding: 0.625rem 0.75rem;
    }
    &[data-cells='3'] :is(th, td) {
      padding-inline: 0.5rem;
      font-size: 0.9375rem;
    }
    td[colspan] {
      grid-column: 1/-1;
    }
    &[data-cells] tbody th {
      grid-column: 1/-1;
      width: auto;
      padding-bottom: 0;
    }
    &[data-cells] td {
      border: 0;
    }
    &[data-cells] thead th:first-child {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** The column with the better value, and words for people who cannot see its colour. */
interface Better {
  column: number;
  words: string;
}

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[]; better?: Better | undefined }[];
  /**
   * The words before a value that is the same for both, which then stands once across both columns, so that a reader sees
   * where the two differ. In a preview each text has source marks of its own, so both stand there and can be pressed.
   */
  both?: string;
}

const isSame = ([first, second, ...others]: readonly string[]) => first === second && others.length === 0;

/**
 * Shows a comparison. The roles and the name are those that the elements have anyway: some browsers forget them where a table
 * is laid out as a grid.
 */
export const Table = ({ caption, columns, rows, both }: Props) => (
  <Scroll tabIndex={0} role="region" aria-label={caption}>
    <Grid role="table" aria-label={caption} data-cells={columns.length > 2 ? columns.length - 1 : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, better }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {both !== undefined && isSame(cells) ? (
              <td role="cell" colSpan={2} aria-colspan={2}>
                <span>
                  {both} {cells[0]}
                </span>
              </td>
            ) : (
              cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  className={better?.column === index + 1 ? 'better' : undefined}
                >
                  <span>{cell}</span>
                  {better?.column === index + 1 && <VisuallyHidden> {better.words}</VisuallyHidden>}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </Grid>
  </Scroll>
);
