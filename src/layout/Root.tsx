import type { ReactNode } from 'react';
import { GlobalStyle } from '../theme/GlobalStyle';
import { Preview } from './Preview';

interface Props {
  /** The page's address, which only a preview needs. */
  path: string;
  children: ReactNode;
}

/** Wraps every page, on the server and in the browser alike. */
export const Root = ({ path, children }: Props) => (
  <>
    <GlobalStyle />
    {children}
    {process.env.NODE_ENV === 'development' && <Preview path={path} />}
  </>
);
