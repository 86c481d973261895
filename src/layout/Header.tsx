import { Link } from 'gatsby';
import styled from 'styled-components';
import { below, from, hovering, low, token } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { Wrap } from '../ui/layout';
import { Prose } from '../ui/Prose';
import { BookButton, CallButton, EmailButton } from './Call';
import { GasSafeBadge } from './GasSafeBadge';
import { Logo } from './Logo';
import { usePageContact } from './page-contact';
import { useSite } from './use-site';

// On paper the logo stays: whoever reads a printed price must see whose it is.
const Bar = styled.header`
  border-bottom: 1px solid ${token('line-200')};
  background: ${token('enamel')};
`;

/** The row with the button, under which the menu opens. */
const row = '--header-row';

const Top = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.875rem;
  padding-block: 0.375rem;
  anchor-name: ${row};
  ${low} {
    min-height: 0;
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

const Actions = styled.div`
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
`;

const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding: 0 0.625rem;
  border: 1.5px solid ${token('ink-900')};
  border-radius: ${token('r-m')};
  background: none;
  font-weight: 600;
  cursor: pointer;
  /* By class: with a place among its neighbours in it, ':has' makes a browser style the whole page at every change of it. */
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

// On a phone the panel is a native popover that begins under the row with the button, so that the same button closes it;
// browsers that cannot place it there show it over the whole screen with a Close of its own. On a desktop the same
// element lies open under the bar. Browsers without popovers (Safari before 17) never hide it: there only the links
// remain, side by side, and the bar at the foot of the page has the buttons.
const Panel = styled.div`
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

const Nav = styled.nav`
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

const PanelActions = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: 1.25rem 2rem;
`;

/** The page a link of the main navigation stands for: Home exactly, the others with all their sub-pages (spec 2). */
const isCurrent = (to: string, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`));

interface Props {
  path: string;
  /** Free Quote phones although the page has a dialog: the home page (decisions, Free Quote). */
  quoteDials: boolean;
}

const menuId = 'menu';

/** Logo, contact buttons and the main navigation, which is a menu below desktop width. */
export function Header({ path, quoteDials }: Props) {
  const { navigation, words } = useSite();
  const { buttons } = words;
  const { line } = usePageContact();
  return (
    <Bar>
      <Top>
        <Logo />
        <span className="badge no-print">
          <GasSafeBadge />
        </span>
        <Actions className="no-print">
          <span className="wide-only">
            <EmailButton $look="secondary" />
          </span>
          <BookButton label={buttons.quote} dials={quoteDials} $look="secondary" />
          <CallButton />
        </Actions>
        <MenuButton type="button" popoverTarget={menuId}>
          <Icon name="menu" className="while-shut" />
          <Icon name="x" className="while-open" />
          {buttons.menu}
        </MenuButton>
      </Top>
      <Panel id={menuId} className="no-print" popover="auto">
        <Wrap className="close phone-only">
          <MenuButton type="button" popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="x" />
            {buttons.close}
          </MenuButton>
        </Wrap>
        <Wrap>
          <Nav aria-label={words.frame.navigation}>
            {navigation.main.map(({ to, label }) => (
              <Link key={to} to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            ))}
          </Nav>
          <PanelActions className="phone-only">
            {line !== 'emergency' && <Prose html={navigation.emergencyNote} />}
            <CallButton $large />
            <BookButton label={buttons.quote} dials={quoteDials} $look="secondary" $large />
            <EmailButton $look="secondary" $large />
            <GasSafeBadge />
          </PanelActions>
        </Wrap>
      </Panel>
    </Bar>
  );
}
