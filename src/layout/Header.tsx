import { Link } from 'gatsby';
import { Icon } from '../ui/pictures/Icon';
import { PageIcon } from '../ui/pictures/PageIcon';
import { Wrap } from '../ui/page-grid';
import { Prose } from '../ui/Prose';
import { BookButton, CallButton, EmailButton } from './contact-buttons';
import { GasSafeLink } from '../brand/GasSafeBadge';
import { Logo } from '../brand/Logo';
import { usePageContact } from '../site-data/page-contact';
import { useSite } from '../site-data/use-site';
import { Actions, Bar, MenuButton, Nav, Panel, PanelActions, Top } from './header-styles';
/** Returns whether a link of the main navigation is current: Home on `/` only, others on their sub-pages too. */
const isCurrent = (to: string, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`));

interface Props {
  path: string;
  /** Makes Free Quote a phone link on a page with a dialog: on the home page only (docs/decisions/free-quote.md). */
  quoteDials: boolean;
}

const menuId = 'menu';

/** Shows the logo, contact buttons and the main navigation, which is a menu below desktop width. */
export function Header({ path, quoteDials }: Props) {
  const { navigation, words } = useSite();
  const { buttons } = words;
  const { line } = usePageContact();
  return (
    <Bar>
      <Top>
        <Logo />
        <span className="badge no-print">
          <GasSafeLink />
        </span>
        <Actions className="no-print">
          <span className="wide-only">
            <EmailButton $look="secondary" />
          </span>
          <BookButton label={buttons.quote} dials={quoteDials} $look="secondary" />
          <CallButton />
        </Actions>
        <MenuButton type="button" popoverTarget={menuId}>
          <PageIcon name="menu" className="while-shut" />
          <Icon name="x" className="while-open" />
          {buttons.menu}
        </MenuButton>
      </Top>
      {/* Firefox makes a tab stop of an element that scrolls. This one needs none, as it holds links. */}
      <Panel id={menuId} className="no-print" popover="auto" tabIndex={-1}>
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
            <BookButton label={buttons.quote} dials={quoteDials} withNumber $look="secondary" $large />
            <EmailButton $look="secondary" $large />
            <GasSafeLink />
          </PanelActions>
        </Wrap>
      </Panel>
    </Bar>
  );
}
