import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { from, hovering, token } from '../../theme/tokens';

export interface ButtonLook {
  $look?: 'primary' | 'secondary' | 'inverse';
  $large?: boolean;
}

// Uses an attribute, so that all buttons share one rule instead of one for each combination.
const asAttributes = ({ $look = 'primary', $large = false }: ButtonLook): object => ({
  'data-look': $look,
  'data-size': $large ? 'large' : undefined,
});

export const Button = styled.button.attrs<ButtonLook>(asAttributes)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0.625rem 1.25rem;
  border: 1.5px solid transparent;
  border-radius: ${token('r-m')};
  font: 600 1.0625rem/1.2 ${token('font-text')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  text-align: center;
  overflow-wrap: break-word;
  cursor: pointer;
  background: ${token('copper-600')};
  color: #fff;
  transition:
    background-color 0.15s,
    transform 0.15s ${token('ease')};
  &[data-look='secondary'] {
    background: ${token('enamel')};
    color: ${token('ink-900')};
    border-color: ${token('ink-900')};
  }
  &[data-look='inverse'] {
    background: ${token('enamel')};
    color: ${token('ink-900')};
  }
  ${hovering} {
    &:hover {
      background: ${token('copper-700')};
    }
    &[data-look='secondary']:hover {
      background: ${token('mist-200')};
    }
    &[data-look='inverse']:hover {
      background: ${token('copper-100')};
    }
  }
  &[data-size] {
    min-height: 3.5rem;
    padding-inline: 1.5rem;
    font-size: 1.125rem;
  }
  &:active {
    transform: translateY(1px);
  }
  &&:disabled,
  &&[aria-disabled='true'] {
    background: ${token('mist-200')};
    color: ${token('ink-500')};
    border-color: transparent;
    cursor: not-allowed;
    @media (forced-colors: active) {
      color: GrayText;
      border-color: GrayText;
    }
  }
  ${from.tablet} {
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** A link that looks like a button, to a phone number, an email address or a page. */
export const ButtonLink = ({
  as = 'a',
  ...rest
}: ButtonLook & ComponentProps<'a'> & { as?: ElementType; to?: string }) => <Button as={as} {...rest} />;
