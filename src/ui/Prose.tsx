import type { ElementType } from 'react';
import styled from 'styled-components';
import type { Html } from '../safe-html';

/** The one place that sets a text of `data/` as HTML. */
export function Prose({
  html,
  as: Tag = 'p',
  ...rest
}: {
  html: Html;
  as?: ElementType;
  className?: string;
  id?: string;
}) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A column of paragraphs no wider than reads well. */
export const Measure = styled.div`
  max-width: 44rem;
  > p + p {
    margin-top: 1rem;
  }
`;
