import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { PageIcon, type PageIconName } from './pictures/PageIcon';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.75rem;
  font-size: 0.9375rem;
  line-height: 1.5;
  color: ${token('ink-700')};
  li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  li > span:first-child {
    color: ${token('verdigris-700')};
  }
`;

/** Shows short facts in a row, each with an icon. */
export const FactRow = ({ items, icons }: { items: readonly ReactNode[]; icons?: readonly PageIconName[] }) => (
  <Facts className="facts">
    {items.map((words, index) => (
      <li key={index}>
        <PageIcon name={icons?.[index] ?? 'shield'} />
        {words}
      </li>
    ))}
  </Facts>
);
