import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Html } from '../../tools/shared/safe-html';
import { Section, Wrap } from '../ui/page-grid';

export const Pair = styled.div`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  > * {
    min-width: 0;
  }
`;

const Room = styled(Wrap)`
  > * + * {
    margin-top: 1.5rem;
  }
`;

/** A section of the kitchen sink. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Section id={name.toLowerCase().replaceAll(' ', '-')}>
    <Room>
      <h2>{name}</h2>
      {children}
    </Room>
  </Section>
);

/** Casts a text that contains no markup, which is already what the renderer would return. */
export const html = (text: string) => text as Html;

export const nothing = () => undefined;
