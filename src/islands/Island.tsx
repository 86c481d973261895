import type { ComponentType } from 'react';
import { Mark, mark } from '../inline/marks';

interface Props<Content extends object> {
  /** The file in this folder that the browser loads for it. */
  name: string;
  of: ComponentType<Content>;
  /** What the browser gives to it once more. It stands in the page: keep it small, without functions. */
  props: Content;
}

/**
 * A part of the page that React brings to life in the browser (mount.tsx). Everything outside islands stays as it was sent.
 * In `gatsby develop` the whole page is React's, and this is a plain element.
 */
export const Island = <Content extends object>({ name, of: Part, props }: Props<Content>) => (
  <div {...mark(Mark.island, name)} {...mark(Mark.props, JSON.stringify(props))}>
    <Part {...props} />
  </div>
);
