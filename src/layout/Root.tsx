import type { ReactNode } from 'react';
import { GlobalStyle } from '../theme/GlobalStyle';
import { Preview } from './Preview';

interface Props {
  /** The page's address, which only a preview needs. */
  path: string;
  children: ReactNode;
}

/**
 * Wraps every page, on the server and in the browser alike. The styles of every page stand in the HTML: a built site's
 * browser is not to add them once more, which would style and lay out the whole page anew as React arrives.
 */
export const Root = ({ path, children }: Props) => (
  <>
    {process.env.BUILD_STAGE !== 'build-javascript' && <GlobalStyle />}
    {children}
    {process.env.NODE_ENV === 'development' && <Preview path={path} />}
  </>
);
