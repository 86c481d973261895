import styled from 'styled-components';
import { Mark, mark } from '../../inline/marks';
import { TextButton } from './TextButton';

const Line = styled.p`
  display: none;
  [${Mark.state}='stuck'] & {
    display: block;
  }
`;

/** Shown when the scripts of an island do not load, with a button that reloads the page (src/inline/dialogs.tsx). */
export const LoadFailure = ({ notLoaded, retry }: { notLoaded: string; retry: string }) => (
  <Line>
    {notLoaded}{' '}
    <TextButton type="button" {...mark(Mark.reload)}>
      {retry}
    </TextButton>
  </Line>
);
