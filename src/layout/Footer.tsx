import { telLink } from '../../tools/shared/text';
import { Link } from 'gatsby';
import styled from 'styled-components';
import { mark } from '../../tools/islands';
import { servicesNamed } from '../domain/lists/list-pages';
import { PageMark } from '../inline/marks';
import { below, from, hovering, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';
import { GasSafeLink } from '../brand/GasSafeBadge';
import { useSite } from '../site-data/use-site';

const Dark = styled.footer`
  background: ${token('ink-900')};
  color: ${token('on-dark')};
  padding-block: clamp(3rem, 6vw, 5rem) calc(5.5rem + env(safe-area-inset-bottom));
  ${from.tablet} {
    padding-bottom: 2rem;
  }
  a {
    color: #fff;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  /* This link stands in a line of text, where only its colour would tell it apart. */
  .office a {
    text-decoration: underline;
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  h2 {
    font: 600 0.9375rem ${token('font-text')};
    letter-spacing: 0;
    color: ${token('copper-300')};
    margin-bottom: 0.5rem;
  }
  @media print {
    padding: 6pt 0 0;
    border-top: 1pt solid #000;
    margin-top: 16pt;
    break-inside: avoid;
    nav,
    .legal {
      display: none;
    }
    a {
      min-height: 0;
    }
  }
`;
const Cols = styled.div`
  display: grid;
  gap: 2.5rem;
  ${from.small} {
    grid-template-columns: 1.2fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1.3fr;
  }
`;
const Badge = styled.p`
  margin-top: 1.25rem;
`;
const Phone = styled.a`
  && {
    font: 700 1.75rem/1.2 ${token('font-display')};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;
const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  align-items: center;
  border-top: 1px solid #ffffff2e;
  margin-top: 3rem;
  padding-top: 1.25rem;
  font-size: 0.9375rem;
  > span:first-child {
    margin-right: auto;
    ${below.desktop} {
      width: 100%;
    }
  }
`;

/** Shows the current year. The page's inline script corrects a page built in an earlier year. */
const ThisYear = () => <span {...mark(PageMark.year)}>{new Date().getFullYear()}</span>;

/** Shows the phone number first, then services, help and the areas, and the legal links last. */
export function Footer() {
  const { company, navigation, services, words } = useSite();
  const { footer, lists } = words;
  return (
    <Dark className="on-dark">
      <Wrap>
        <Cols>
          <div>
            <h2>{footer.emergency}</h2>
            <Phone href={telLink(company.phones.emergency.number)} translate="no">
              {company.phones.emergency.number}
            </Phone>
            <p className="office">
              {footer.office}{' '}
              <a href={telLink(company.phones.office.number)} translate="no">
                {company.phones.office.number}
              </a>
            </p>
            <a href={`mailto:${company.emails.office}`} translate="no">
              {company.emails.office}
            </a>
          </div>
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services">{footer.services}</h2>
            <ul className="plain">
              {services.slice(0, servicesNamed).map(({ route, linkText }) => (
                <li key={route}>
                  <Link to={route}>{linkText}</Link>
                </li>
              ))}
              {services.length > servicesNamed && (
                <li>
                  <Link to="/services">{lists.allServices}</Link>
                </li>
              )}
            </ul>
          </nav>
          <nav aria-labelledby="footer-help">
            <h2 id="footer-help">{footer.help}</h2>
            <ul className="plain">
              {navigation.help.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{footer.areas}</h2>
            <p>{footer.areasText}</p>
            <Badge>
              <GasSafeLink dark />
            </Badge>
          </div>
        </Cols>
        <Legal className="legal">
          <span>
            © <ThisYear /> <span translate="no">{company.name}</span>. {footer.registered}
          </span>
          <Link to={navigation.legal.to}>{navigation.legal.label}</Link>
          <a href={company.social.url} rel="noopener">
            {footer.follow} {company.social.name}
          </a>
        </Legal>
      </Wrap>
    </Dark>
  );
}
