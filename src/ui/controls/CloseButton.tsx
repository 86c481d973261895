import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { hovering, token } from '../../theme/tokens';
import { Icon } from '../pictures/Icon';

const Cross = styled.button`
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.625rem 0 0;
  border: 0;
  background: none;
  border-radius: ${token('r-m')};
  display: grid;
  place-items: center;
  cursor: pointer;
  font-size: 1.2rem;
  ${hovering} {
    &:hover {
      background: ${token('mist-200')};
    }
  }
`;

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> {
  'aria-label': string;
}

/** Shows a cross that closes or dismisses its parent. */
export const CloseButton = (props: Props) => (
  <Cross type="button" {...props}>
    <Icon name="x" />
  </Cross>
);
