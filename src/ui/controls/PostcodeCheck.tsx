import styled from 'styled-components';
import type { Html } from '../../../tools/shared/safe-html';
import { token } from '../../theme/tokens';
import { Prose } from '../Prose';
import { Input } from './Field';

const Frame = styled.div`
  max-width: 24rem;
  label {
    display: block;
    font-weight: 700;
    margin-bottom: 0.375rem;
  }
  input {
    text-transform: uppercase;
  }
  p {
    display: none;
    margin-top: 0.5rem;
  }
  b {
    color: ${token('verdigris-700')};
  }
  input:valid:not(:placeholder-shown) ~ div p:first-child {
    display: block;
  }
  /* Only once the visitor has left the field: half a postcode is not a no. */
  input:user-invalid ~ div p:last-child {
    display: block;
  }
`;

interface Props {
  id: string;
  label: string;
  /** Matches the postcodes that are covered. */
  pattern: string;
  yes: string;
  no: Html;
}

/** A field that says whether we cover a postcode. The browser does that by itself: no script, and nothing is sent. */
export const PostcodeCheck = ({ id, label, pattern, yes, no }: Props) => (
  <Frame className="no-print">
    <label htmlFor={id}>{label}</label>
    <Input
      id={id}
      pattern={pattern}
      placeholder=" "
      maxLength={10}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <div aria-live="polite">
      <p>
        <b>{yes}</b>
      </p>
      <Prose html={no} />
    </div>
  </Frame>
);
