import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle';
import { token } from '../theme/tokens';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Header } from './Header';
import { type PageContact, PageContactContext } from '../site-data/page-contact';
import { useSite } from '../site-data/use-site';

const Skip = styled.a`
  position: absolute;
  left: ${token('gutter')};
  top: -5rem;
  z-index: 9;
  background: ${token('ink-900')};
  color: #fff;
  padding: 0.75rem 1rem;
  &:focus {
    top: 1rem;
    /* Inside the link, because the surface below it may be light or dark. */
    outline-color: ${token('focus-on-dark')};
    outline-offset: -5px;
  }
`;

interface Props extends PageContact {
  /** The page's address. */
  path: string;
  quoteDials?: boolean;
  floating?: 'none' | 'quote' | 'dial' | 'call';
  /** A strip above the header. */
  strip?: ReactNode;
  /** The page's dialogs, which are rendered outside its main element. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of every page: skip link, header, main element, footer, and the bar or floating buttons. */
export function Layout({
  path,
  line,
  booking,
  quoteDials = false,
  floating = 'none',
  strip,
  dialogs,
  children,
}: Props) {
  const { skip } = useSite().words.frame;
  return (
    <PageContactContext value={{ line, booking }}>
      <GlobalStyle />
      <Skip href="#main">{skip}</Skip>
      {strip}
      <Header path={path.replace(/(.)\/$/, '$1')} quoteDials={quoteDials} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingButtons floating={floating} />
      {dialogs}
    </PageContactContext>
  );
}
