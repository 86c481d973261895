import styled from 'styled-components';
import { token } from '../theme/tokens';
import { TextButton } from '../ui/TextButton';
import type { Missing } from './forms';

const Summary = styled.div`
  border: 2px solid ${token('alarm-700')};
  background: ${token('alarm-100')};
  border-radius: ${token('r-m')};
  padding: 1rem 1.125rem;
  font-size: 1rem;
  line-height: 1.4;
  h3 {
    font-size: 1.0625rem;
  }
  ul {
    list-style: none;
  }
  button {
    color: ${token('alarm-700')};
    text-align: left;
    padding: 0.25rem 0;
  }
`;

interface Props {
  heading: string;
  errors: readonly Missing[];
  /** Leads to the part that needs something. */
  onPick(part: Missing['part']): void;
}

/** Everything a refused Confirm still needs, each with the way to it. */
export const Problems = ({ heading, errors, onPick }: Props) => (
  <Summary>
    <h3>{heading}</h3>
    <ul>
      {errors.map(({ part, message }) => (
        <li key={part}>
          <TextButton
            type="button"
            onClick={() => {
              onPick(part);
            }}
          >
            {message}
          </TextButton>
        </li>
      ))}
    </ul>
  </Summary>
);
