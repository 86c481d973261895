import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Html } from '../../tools/shared/safe-html';
import { shortHead } from '../theme/short-head';
import { below } from '../theme/tokens';
import { Lead, Wrap } from '../ui/page-grid';
import { Prose } from '../ui/Prose';

const Head = styled(Wrap)`
  padding-block: 1rem clamp(1rem, 2vw, 2rem);
  ${below.tablet} {
    padding-block-start: 0.25rem;
  }
  h1 {
    max-width: 20ch;
    margin-block: 0.5rem 1rem;
  }
  > * + p,
  > * + div,
  > * + ul {
    margin-top: 1.25rem;
  }
  &.short {
    ${shortHead}
  }
`;

/** Shows the heading of a page without a hero, its lead, and what follows directly. */
export const PageHead = ({
  title,
  lead,
  before,
  isShort = false,
  children,
}: {
  title: string;
  lead?: Html | undefined;
  before?: ReactNode;
  /** Shortens it on a phone, because questions follow. */
  isShort?: boolean;
  children?: ReactNode;
}) => (
  <Head className={isShort ? 'short' : undefined}>
    {before}
    <h1>{title}</h1>
    {lead && <Prose as={Lead} html={lead} />}
    {children}
  </Head>
);
