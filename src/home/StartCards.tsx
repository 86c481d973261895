import { telLink } from '../../tools/shared/text';
import { Link } from 'gatsby';
import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { below, from, hovering, token } from '../theme/tokens';
import { Icon } from '../ui/pictures/Icon';
import { PageIcon } from '../ui/pictures/PageIcon';
import { opens } from '../ui/controls/opens';
import { Prose } from '../ui/Prose';

type Entries = NonNullable<Queries.HomePageQuery['homePage']>['entries'];

const Cards = styled.div`
  display: grid;
  gap: 1rem;
  position: relative;
  > h2 {
    display: contents;
    font: inherit;
    letter-spacing: 0;
  }
  > a,
  > h2 > button {
    min-width: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem 1rem;
    align-content: start;
    text-align: left;
    padding: 1.25rem min(1.5rem, 6.5vw);
    border: 1px solid ${token('line-200')};
    border-radius: ${token('r-l')};
    background: ${token('enamel')};
    text-decoration: none;
    position: relative;
    cursor: pointer;
    transition:
      border-color 0.15s,
      box-shadow 0.2s;
  }
  ${hovering} {
    > a:hover,
    > h2 > button:hover {
      border-color: ${token('ink-900')};
      box-shadow: ${token('shadow-1')};
    }
    .now:hover {
      background: ${token('copper-700')};
    }
  }
  > a > h2,
  button > b {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
  }
  p,
  small {
    grid-column: 1;
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.45;
  }
  > a > span,
  button > span {
    grid-row: 1/3;
    grid-column: 2;
    align-self: center;
    font-size: 1.2rem;
    color: ${token('copper-600')};
  }
  .now {
    background: ${token('copper-600')};
    border-color: ${token('copper-600')};
  }
  .now,
  .now p,
  .now span {
    color: #fff;
  }
  ${below.tablet} {
    gap: 0.625rem;
    grid-template-columns: 1fr 1fr;
    > a,
    > h2 > button {
      padding: 0.75rem 1rem;
    }
    > .now,
    > h2 > button {
      grid-column: 1/-1;
    }
    > a:not(.now) > span {
      display: none;
    }
    p,
    small {
      font-size: 0.9375rem;
      line-height: 1.35;
    }
  }
  ${below.largeText} {
    grid-template-columns: 1fr;
    > a > span,
    button > span {
      display: none;
    }
  }
  ${from.wide} {
    grid-template-columns: repeat(4, 1fr);
    gap: 1.5rem;
    padding-top: 2.5rem;
    > a,
    > h2 > button {
      padding: 1.75rem 1.5rem;
    }
    /* Side by side the texts differ in length: their icons stand on one line. */
    > a > span,
    button > span {
      align-self: start;
    }
    &::before,
    &::after {
      content: '';
      position: absolute;
      top: 0;
      left: calc((100% - 4.5rem) / 8 - 6px);
      right: calc((100% - 4.5rem) / 8 - 6px);
      height: 2.5rem;
      border: 12px solid ${token('copper-500')};
      border-bottom: 0;
      border-radius: 22px 22px 0 0;
    }
    &::after {
      border: 3px solid ${token('copper-300')};
      border-bottom: 0;
      translate: 2px 2px;
      right: calc((100% - 4.5rem) / 8 + 1px);
      border-radius: 20px 14px 0 0;
    }
    > a:is(:nth-child(2), :nth-child(3))::before {
      content: '';
      position: absolute;
      left: 50%;
      margin-left: -6px;
      top: -2rem;
      width: 12px;
      height: 2rem;
      background: linear-gradient(
        90deg,
        ${token('copper-500')} 2px,
        ${token('copper-300')} 2px 5px,
        ${token('copper-500')} 5px
      );
    }
    > a::after,
    > h2 > button::after {
      content: '';
      position: absolute;
      left: 50%;
      margin-left: -11px;
      top: -11px;
      width: 22px;
      height: 11px;
      border-radius: 3px 3px 0 0;
      background: ${token('copper-700')};
      z-index: 1;
    }
  }
  @media print {
    > h2 {
      display: none;
    }
  }
`;

/**
 * Shows four ways to begin: an emergency, no heat, a new boiler, a service. `dialog` is the id of the dialog that books a
 * service.
 */
export function StartCards({ label, entries, dialog }: { label: string; entries: Entries; dialog: string }) {
  const { phones } = useSite().company;
  const { emergency, heat, boiler, service: annual } = entries;
  return (
    <section aria-label={label}>
      <Cards>
        <a className="now" href={telLink(phones.emergency.number)}>
          <h2>{emergency.title}</h2>
          <Prose html={emergency.text} />
          <Icon name="phone" />
        </a>
        {[heat, boiler].map(({ title, text, to }) => (
          <Link key={to} to={to}>
            <h2>{title}</h2>
            <Prose html={text} />
            <Icon name="arrow-right" />
          </Link>
        ))}
        {/* HTML allows no headings or paragraphs in a button, but a heading around it, by which a screen reader finds it. */}
        <h2>
          <button {...opens(dialog)}>
            <b>{annual.title}</b>
            <Prose as="small" html={annual.text} />
            <PageIcon name="calendar" />
          </button>
        </h2>
      </Cards>
    </section>
  );
}
