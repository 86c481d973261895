import type { ElementType } from 'react';
import styled from 'styled-components';

/**
 * A text of `data/` as safe HTML: `content/prose.ts` has escaped everything but bold, italics and links, so this is
 * the one place that may set it as HTML.
 */
export function Prose({
  html,
  as: Tag = 'p',
  ...rest
}: {
  html: string;
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
