import type { Html } from '../../tools/shared/safe-html';
import { slugify } from '../../tools/shared/text';
import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { from } from '../theme/tokens';
import { Lead, Section, Wrap } from '../ui/page-grid';
import { Prose } from '../ui/Prose';

/** How blocks are laid out: each across the page, or below each other in a column of text. */
export type Place = 'page' | 'column';
export const PlaceContext = createContext<Place>('page');

const InColumn = styled.section`
  section + & {
    margin-top: 3.5rem;
  }
  @media print {
    section + & {
      margin-top: 14pt;
    }
  }
`;

const Head = styled.div`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  > * + * {
    margin-top: 1rem;
  }
  /* In a column of text the intro follows the heading closely. */
  section > & {
    margin-bottom: 1.5rem;
  }
  @media print {
    break-after: avoid;
  }
  /* On a wide page the intro is beside its heading. */
  ${from.wide} {
    div > &:has(h2 + p) {
      display: grid;
      grid-template-columns: 1.1fr 1fr;
      gap: 1rem clamp(2rem, 5vw, 5rem);
      align-items: start;
      > p {
        margin: 0;
      }
    }
  }
`;

interface Props {
  heading?: string | undefined;
  intro?: Html | undefined;
  surface?: 'mist' | undefined;
  /** Leaves the block out on paper. */
  onScreenOnly?: boolean;
  children?: ReactNode;
}

/** Renders the heading of a block and the space around it. A link can name the heading's id after `#`. */
export function BlockFrame({ heading, intro, surface, onScreenOnly, children }: Props) {
  const place = useContext(PlaceContext);
  const className = onScreenOnly ? 'no-print' : undefined;
  const head = (heading ?? intro) && (
    <Head>
      {heading && <h2 id={slugify(heading)}>{heading}</h2>}
      {intro && <Prose as={place === 'page' ? Lead : 'p'} html={intro} />}
    </Head>
  );
  return place === 'page' ? (
    <Section $surface={surface} className={className}>
      <Wrap>
        {head}
        {children}
      </Wrap>
    </Section>
  ) : (
    <InColumn className={className}>
      {head}
      {children}
    </InColumn>
  );
}
