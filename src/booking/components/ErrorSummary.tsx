import type { Missing } from '../flow/why-not-bookable';
import styled from 'styled-components';
import { token } from '../../theme/tokens';
import { TextButton } from '../../ui/controls/TextButton';

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
  /** Moves the focus to the part that is missing or invalid. */
  onPick(part: Missing['part']): void;
}

/** Lists the missing or invalid parts after a refused Confirm, each as a button that leads to it. */
export const ErrorSummary = ({ heading, errors, onPick }: Props) => (
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
