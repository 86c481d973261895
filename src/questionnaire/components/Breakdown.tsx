import styled from 'styled-components';
import { token } from '../../theme/tokens';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  margin-top: 2rem;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: left;
    font-weight: 700;
    padding-bottom: 0.5rem;
  }
  th,
  td {
    border-top: 1px solid ${token('line-200')};
    padding: 0.8125rem 0;
    text-align: left;
    font-weight: 400;
    line-height: 1.4;
    vertical-align: top;
  }
  td {
    font-weight: 600;
    white-space: nowrap;
    padding-right: 1.25rem;
    text-align: right;
    width: 1%;
  }
  tfoot tr:first-child > * {
    border-top: 2px solid ${token('ink-900')};
    font-weight: 700;
    font-size: 1.1875rem;
  }
  @media print {
    margin-top: 6pt;
    th,
    td {
      padding: 1.5pt 0;
    }
    td {
      padding-right: 12pt;
    }
  }
`;

/** The words of a breakdown: its caption, the name of the total and that of the VAT in it. */
interface BreakdownWords {
  readonly breakdown: string;
  readonly total: string;
  readonly vat: string;
}

interface RowProps {
  name: string;
  amount: string;
  label: string;
}

/** A row's heading applies to the cells after it: this one comes before, and names it. */
const Row = ({ name, amount, label }: RowProps) => (
  <tr>
    <td headers={`cost-${name}`} translate="no">
      {`${amount} `}
    </td>
    <th scope="row" id={`cost-${name}`}>
      {label}
    </th>
  </tr>
);

interface Props {
  words: BreakdownWords;
  /** The rows, whose sum is the total. */
  rows: readonly Readonly<RowProps>[];
  total: string;
  /** The VAT that the total includes. */
  vat: string;
}

/** Shows the breakdown of a price. */
export const Breakdown = ({ words, rows, total, vat }: Props) => (
  <Table>
    <caption>{words.breakdown}</caption>
    <tbody>
      {rows.map(({ name, amount, label }) => (
        <Row key={name} name={name} amount={amount} label={label} />
      ))}
    </tbody>
    <tfoot>
      <Row name="total" amount={total} label={words.total} />
      <Row name="vat" amount={vat} label={words.vat} />
    </tfoot>
  </Table>
);
