import type { ComponentType } from 'react';
import { Mark, mark } from './marks';

interface Props<Content extends object> {
  /** The name of its file, which the browser loads. */
  name: string;
  of: ComponentType<Content>;
  /** The props for hydration. They are written into the page as JSON: keep them small and without functions. */
  props: Content;
}

/**
 * Renders a part of the page that React hydrates in the browser (mount.tsx). Everything outside islands remains static
 * HTML. In `gatsby develop` React renders the whole page, and this is a plain element.
 */
export const Island = <Content extends object>({ name, of: Part, props }: Props<Content>) => (
  <div {...mark(Mark.island, name)} {...mark(Mark.props, JSON.stringify(props))}>
    <Part {...props} />
  </div>
);
