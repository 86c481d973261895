import styled from 'styled-components';
import { token } from '../../theme/tokens';

const Table = styled.table`
  /* Shows the amounts in the first column. In the HTML each comes after its name, as a screen reader reads it. */
  direction: rtl;
  > * {
    direction: ltr;
  }
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

const Row = ({ amount, label }: Omit<RowProps, 'name'>) => (
  <tr>
    <th scope="row">{`${label} `}</th>
    <td translate="no">{amount}</td>
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
        <Row key={name} amount={amount} label={label} />
      ))}
    </tbody>
    <tfoot>
      <Row amount={total} label={words.total} />
      <Row amount={vat} label={words.vat} />
    </tfoot>
  </Table>
);
