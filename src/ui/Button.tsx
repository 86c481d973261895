import styled, { css } from 'styled-components';
import { from, token } from '../theme/tokens';

export interface ButtonLook {
  $look?: 'primary' | 'secondary' | 'inverse';
  $large?: boolean;
}

const looks = {
  primary: css`
    background: ${token('copper-600')};
    color: #fff;
    &:hover {
      background: ${token('copper-700')};
    }
  `,
  secondary: css`
    background: ${token('enamel')};
    color: ${token('ink-900')};
    border-color: ${token('ink-900')};
    &:hover {
      background: ${token('mist-200')};
    }
  `,
  inverse: css`
    background: ${token('enamel')};
    color: ${token('ink-900')};
    &:hover {
      background: ${token('copper-100')};
    }
  `,
};

const button = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: ${({ $large }) => ($large ? '3.5rem' : '3rem')};
  padding: 0.625rem ${({ $large }) => ($large ? '1.5rem' : '1.25rem')};
  border: 1.5px solid transparent;
  border-radius: ${token('r-m')};
  font: 600 ${({ $large }) => ($large ? '1.125rem' : '1.0625rem')} / 1.2 ${token('font-text')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background-color 0.15s,
    transform 0.15s ${token('ease')};
  ${({ $look = 'primary' }) => looks[$look]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${token('mist-200')};
    color: ${token('ink-500')};
    border-color: transparent;
    cursor: not-allowed;
  }
  ${from.tablet} {
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Button = styled.button<ButtonLook>`
  ${button}
`;

/** A link that looks like a button: a phone call, an email, a page. */
export const ButtonLink = styled.a<ButtonLook>`
  ${button}
`;
