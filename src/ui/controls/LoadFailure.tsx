import styled from 'styled-components';
import { Mark, mark } from '../../../tools/islands';
import { TextButton } from './TextButton';

const Line = styled.p`
  display: none;
  [${Mark.state}='stuck'] & {
    display: block;
  }
`;

/** Shown when the scripts of an island do not load, with a button that reloads the page (tools/islands/inline/dialogs.tsx). */
export const LoadFailure = ({ notLoaded, retry }: { notLoaded: string; retry: string }) => (
  <Line>
    {notLoaded}{' '}
    <TextButton type="button" {...mark(Mark.reload)}>
      {retry}
    </TextButton>
  </Line>
);
