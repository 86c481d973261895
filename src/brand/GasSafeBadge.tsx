import styled from 'styled-components';
import { hovering, token } from '../theme/tokens';
import { useSite } from '../site-data/use-site';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: 0.8125rem;
  line-height: 1.2;
  color: ${token('ink-700')};
  b {
    display: block;
    font-size: 1.0625rem;
    letter-spacing: 0.02em;
    color: ${token('ink-900')};
    font-variant-numeric: tabular-nums;
  }
  svg,
  img {
    width: 2.25rem;
    height: 2.25rem;
    flex: none;
  }
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
  .on-dark &,
  .on-dark & b {
    color: #fff;
  }
`;

/** The badge as a link to the register's own page, where anyone can check the number. */
const Check = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
  ${hovering} {
    &:hover b {
      text-decoration: underline;
    }
  }
`;

/** A badge that leads to the register. */
export const GasSafeLink = ({ dark }: { dark?: boolean }) => (
  <Check href={useSite().company.gasSafe.checkUrl} rel="noopener">
    <GasSafeBadge dark={dark} />
  </Check>
);

/** Shows the official artwork of the register, or a neutral badge of our own while `gasSafe.artwork` is empty. */
export function GasSafeBadge({ dark = false }: { dark?: boolean | undefined }) {
  const { company, words } = useSite();
  const { number, artwork } = company.gasSafe;
  return (
    <Box>
      {artwork?.publicURL ? (
        <img src={artwork.publicURL} alt="" width="36" height="36" />
      ) : (
        <svg viewBox="0 0 36 36" aria-hidden="true" color={dark ? '#fff' : token('ink-900')}>
          {/* The flame is a hole: Chrome's forced dark would turn one of two colours into the other. */}
          <path
            d="M9 0h18a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zm9.4 6.5c.6 3.6 2.5 5.2 4.2 7.3 1.5 1.8 2.7 3.6 2.7 6.4a7.3 7.3 0 0 1-14.6 0c0-2 .8-3.7 1.9-4.9.2 1.7 1 2.7 2.1 2.7 1.5 0 2.3-1.2 2.3-2.9 0-2.7-1.2-4.9 1.4-8.6z"
            fill="currentColor"
            fillRule="evenodd"
          />
          <path
            d="m14.6 20.8 2.5 2.5 4.6-4.7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <span>
        {words.frame.gasSafe} <b translate="no">{number}</b>
      </span>
    </Box>
  );
}
