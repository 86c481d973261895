import type { ElementType } from 'react';
import styled from 'styled-components';
import type { Html } from '../../tools/shared/safe-html';

/**
 * Sets a text of `data/` as HTML. No other React component of the site does; the search field's island and the studio's
 * form do it too.
 */
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

/** Limits paragraphs to a readable line length. */
export const Measure = styled.div`
  max-width: 44rem;
  > p + p {
    margin-top: 1rem;
  }
`;
