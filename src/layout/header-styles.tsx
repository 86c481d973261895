import styled from 'styled-components';
import { onTablet } from '../theme/on-tablet';
import { below, from, hovering, low, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';

// Printed too: a reader must see whose prices they are.
export const Bar = styled.header`
  border-bottom: 1px solid ${token('line-200')};
  background: ${token('enamel')};
`;

/** Names the row with the button. The menu opens below it. */
const row = '--header-row';

export const Top = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.875rem;
  padding-block: 0.375rem;
  anchor-name: ${row};
  ${low} {
    min-height: 0;
  }
  ${below.largeText} {
    flex-wrap: wrap;
  }
  ${from.desktop} {
    min-height: 5.25rem;
    gap: 1.25rem;
  }
  @media print {
    min-height: 0;
    padding: 0;
  }
  > .badge {
    display: none;
    ${from.desktop} {
      display: inline-flex;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 0.625rem;
  ${below.tablet} {
    display: none;
  }
  ${below.desktop} {
    .wide-only {
      display: none;
    }
  }
  ${onTablet} {
    gap: 0.5rem;
    > * {
      padding-inline: 0.75rem;
      gap: 0.5rem;
    }
  }
`;

export const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  flex: none;
  min-height: 2.75rem;
  padding: 0 0.625rem;
  border: 1.5px solid ${token('ink-900')};
  border-radius: ${token('r-m')};
  background: none;
  font-weight: 600;
  cursor: pointer;
  /* Uses classes: ':has' with a sibling or child position makes browsers restyle the whole page at every change. */
  header:has(:popover-open) & .while-shut,
  header:not(:has(:popover-open)) & .while-open {
    display: none;
  }
  ${from.desktop} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

// On a phone the panel is a native popover below the row with its button, so that the same button closes it. Browsers
// without anchor positioning show it over the whole screen, with its own Close button. On a desktop the same element is
// always visible. Browsers without popovers (Safari before 17) always show it: there it contains only links, side by
// side, and the buttons are in the bar at the bottom of the page.
export const Panel = styled.div`
  ${below.desktop} {
    width: 100%;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    inset: 0;
    color: inherit;
    background: ${token('enamel')};
    overflow-y: auto;
    @supports (top: anchor(--x bottom)) {
      top: anchor(${row} bottom);
      height: auto;
      .close {
        display: none;
      }
    }
    @supports not selector(:popover-open) {
      nav {
        display: flex;
        flex-wrap: wrap;
        column-gap: 1.25rem;
      }
      nav a {
        min-height: 2.75rem;
        border: 0;
        font-size: 1rem;
      }
      nav a > span,
      .phone-only {
        display: none;
      }
    }
  }
  ${from.desktop} {
    &[popover] {
      display: block;
      position: static;
      width: auto;
      margin: 0;
      padding: 0;
      border: 0;
      color: inherit;
      background: none;
      overflow: visible;
    }
    .phone-only {
      display: none;
    }
  }
`;

export const Nav = styled.nav`
  a {
    display: flex;
    align-items: center;
    text-decoration: none;
  }
  ${below.desktop} {
    a {
      justify-content: space-between;
      min-height: 3.25rem;
      border-bottom: 1px solid ${token('line-200')};
      font-weight: 600;
      font-size: 1.1875rem;
    }
    a > span {
      color: ${token('line-500')};
    }
    a[aria-current] {
      color: ${token('copper-700')};
      box-shadow: inset 4px 0 ${token('copper-600')};
      padding-left: 0.875rem;
    }
  }
  ${from.desktop} {
    display: flex;
    gap: 2rem;
    border-top: 1px solid ${token('line-200')};
    a {
      justify-content: center;
      min-width: 2.75rem;
      min-height: 3rem;
      font-size: 1rem;
      font-weight: 500;
      border-block: 3px solid transparent;
      color: ${token('ink-700')};
    }
    a > span {
      display: none;
    }
    ${hovering} {
      a:hover {
        color: ${token('ink-900')};
        border-bottom-color: ${token('line-500')};
      }
    }
    a[aria-current] {
      color: ${token('ink-900')};
      font-weight: 700;
      border-bottom-color: ${token('copper-600')};
    }
    @media (forced-colors: active) {
      a:not([aria-current]) {
        border-color: Canvas;
      }
    }
  }
`;

export const PanelActions = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: 1.25rem 2rem;
`;
