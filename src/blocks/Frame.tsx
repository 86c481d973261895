import { slugify } from '../content/words';
import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { Lead, Section, Wrap } from '../ui/layout';
import { Prose } from '../ui/Prose';

/** Where blocks stand: each across the page, or one under another in a column of text. */
export type Place = 'page' | 'column';
export const PlaceContext = createContext<Place>('page');

const InColumn = styled.section`
  & + & {
    margin-top: 3.5rem;
  }
  @media print {
    & + & {
      margin-top: 14pt;
    }
  }
`;

const Head = styled.div`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  > * + * {
    margin-top: 1rem;
  }
`;

interface Props {
  heading?: string | undefined;
  intro?: string | undefined;
  surface?: 'mist' | undefined;
  children?: ReactNode;
}

/** The heading of a block and the room around it. Its id is what a link can name after `#`. */
export function BlockFrame({ heading, intro, surface, children }: Props) {
  const place = useContext(PlaceContext);
  const head = (heading ?? intro) && (
    <Head>
      {heading && <h2 id={slugify(heading)}>{heading}</h2>}
      {intro && <Prose as={place === 'page' ? Lead : 'p'} html={intro} />}
    </Head>
  );
  return place === 'page' ? (
    <Section $surface={surface} $tight={!surface}>
      <Wrap>
        {head}
        {children}
      </Wrap>
    </Section>
  ) : (
    <InColumn>
      {head}
      {children}
    </InColumn>
  );
}
