import styled from 'styled-components';
import { Mark, mark } from '../inline/marks';
import { TextButton } from './TextButton';

const Line = styled.p`
  display: none;
  [${Mark.state}='stuck'] & {
    display: block;
  }
`;

/** What an island says where its scripts do not arrive, with a button that loads the page again (src/inline/dialogs.tsx). */
export const Stuck = ({ notLoaded, retry }: { notLoaded: string; retry: string }) => (
  <Line>
    {notLoaded}{' '}
    <TextButton type="button" {...mark(Mark.reload)}>
      {retry}
    </TextButton>
  </Line>
);
