import styled from 'styled-components';
import { TextButton } from './TextButton';

const Line = styled.p`
  display: none;
  [data-stuck] & {
    display: block;
  }
`;

/**
 * What is said, with a button that reloads the page, where the page's scripts do not arrive. Before React runs, a
 * script in the page marks it so and answers `data-reload` (src/inline/dialogs.tsx).
 */
export const Stuck = ({ notLoaded, retry }: { notLoaded: string; retry: string }) => (
  <Line>
    {notLoaded}{' '}
    <TextButton type="button" data-reload="">
      {retry}
    </TextButton>
  </Line>
);
