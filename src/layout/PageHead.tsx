import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Lead, Wrap } from '../ui/layout';
import { Prose } from '../ui/Prose';

const Head = styled(Wrap)`
  padding-block: 1rem clamp(1rem, 2vw, 2rem);
  h1 {
    max-width: 20ch;
    margin-block: 0.5rem 1rem;
  }
  > * + p,
  > * + div,
  > * + ul {
    margin-top: 1.25rem;
  }
`;

/** The heading of a page without a hero, its lead, and what follows directly. */
export const PageHead = ({
  title,
  lead,
  before,
  children,
}: {
  title: string;
  lead: string;
  before?: ReactNode;
  children?: ReactNode;
}) => (
  <Head>
    {before}
    <h1>{title}</h1>
    <Prose as={Lead} html={lead} />
    {children}
  </Head>
);
