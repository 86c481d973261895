import type { ReactNode } from 'react';
import { GlobalStyle } from '../theme/GlobalStyle';

/** Wraps every page, on the server and in the browser alike. */
export const Root = ({ children }: { children: ReactNode }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
