import { Link } from 'gatsby';
import styled from 'styled-components';
import { below, hovering, token } from '../theme/tokens';
import { Scene, type SceneName } from './drawings/Scene';
import { Icon } from '../ui/pictures/Icon';
import { tiles } from '../theme/tiles';

export const CardGrid = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`;

type Tint = 'mist' | 'copper' | 'verdigris';

// The tint is an attribute, so that all cards share their rules.
const Frame = styled.article`
  display: flex;
  flex-direction: column;
  border-radius: ${token('r-l')};
  overflow: hidden;
  background: ${token('enamel')};
  border: 1px solid ${token('line-200')};
  position: relative;
  transition:
    border-color 0.15s,
    box-shadow 0.2s;
  ${hovering} {
    &:hover {
      border-color: ${token('ink-900')};
      box-shadow: ${token('shadow-1')};
    }
    &:hover .more > span {
      transform: translateX(3px);
    }
  }
  &:focus-within:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }
  .tile {
    ${tiles}
  }
  &[data-tint='copper'] .tile {
    background-color: ${token('copper-100')};
  }
  &[data-tint='verdigris'] .tile {
    background-color: ${token('verdigris-100')};
  }
  .body {
    padding: 1.25rem 1.5rem 1.375rem;
    display: flex;
    flex-direction: column;
    gap: 0.375rem;
    flex: 1;
  }
  h3 a {
    padding-block: 0.125rem;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('r-l')};
  }
  h3 a:focus-visible {
    outline: 0;
  }
  p {
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.5;
  }
  .more {
    margin-top: auto;
    padding-top: 0.5rem;
    font-weight: 600;
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .more > span {
    transition: transform 0.2s ${token('ease')};
  }
  .more b {
    margin-right: auto;
    font-weight: 700;
    color: ${token('copper-600')};
  }
  @media (max-width: 40rem) {
    &:has(.tile) {
      flex-direction: row;
      align-items: stretch;
    }
    .tile {
      flex: 0 0 34%;
      display: flex;
      align-items: center;
      background-size: 24px 24px;
    }
    .body {
      padding: 1rem;
      min-width: 0;
    }
  }
  ${below.largeText} {
    &:has(.tile) {
      flex-direction: column;
    }
  }
`;

interface Props {
  to: string;
  title: string;
  text: string;
  note?: string;
  drawing?: SceneName;
  tint?: Tint;
}

/** A card that leads to a page. Its title is the link, and the whole card is clickable. */
export const Card = ({ to, title, text, note, drawing, tint = 'mist' }: Props) => (
  <Frame data-tint={tint}>
    {drawing && (
      <div className="tile">
        <Scene name={drawing} />
      </div>
    )}
    <div className="body">
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      <p className="more">
        <b>{note}</b>
        <Icon name="arrow-right" />
      </p>
    </div>
  </Frame>
);
