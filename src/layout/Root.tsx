import type { ReactNode } from 'react';
import type { EditLink as Link } from '../content/edit-map';
import { GlobalStyle } from '../theme/GlobalStyle';
import { DataMistakes } from './DataMistakes';
import { EditLink } from './EditLink';

interface Props {
  /** Only in `npm run edit`: what opens the page's file. */
  edit?: Link | undefined;
  children: ReactNode;
}

/** Wraps every page, on the server and in the browser alike. */
export const Root = ({ edit, children }: Props) => (
  <>
    <GlobalStyle />
    {children}
    {process.env.NODE_ENV === 'development' && edit && <EditLink {...edit} />}
    {process.env.NODE_ENV === 'development' && <DataMistakes />}
  </>
);
