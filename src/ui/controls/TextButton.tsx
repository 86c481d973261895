import styled from 'styled-components';

/** A button that looks like a link in a sentence, with a touch target of 44 pixels. */
export const TextButton = styled.button`
  min-height: 2.75rem;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;
