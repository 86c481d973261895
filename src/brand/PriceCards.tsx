import styled from 'styled-components';
import { from, token } from '../theme/tokens';

/** Lays out cards with prices side by side. The class `top` marks the recommended one. */
export const PriceCards = styled.div`
  display: grid;
  gap: clamp(1rem, 2cqi, 1.5rem);
  container-type: inline-size;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr));
  }
  article {
    background: ${token('enamel')};
    border: 1px solid ${token('line-200')};
    border-radius: ${token('r-xl')};
    padding: min(clamp(1.25rem, 3cqi, 2.25rem), 6.5vw);
    display: flex;
    flex-direction: column;
    gap: 1.25rem;
    break-inside: avoid;
    /* Aligns the parts of neighbouring cards: name, price, VAT and the three that follow. */
    ${from.tablet} {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }
  .top {
    border-color: ${token('copper-600')};
    box-shadow:
      inset 0 0 0 1px ${token('copper-600')},
      ${token('shadow-1')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    align-items: start;
  }
  .price {
    font: 700 clamp(3rem, 2.5rem + 2vw, 4.25rem) / 1.08 ${token('font-display')};
    letter-spacing: -0.04em;
  }
  .price.small {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
  .price small {
    font: 500 1.0625rem/1.3 ${token('font-text')};
    letter-spacing: 0;
    color: ${token('ink-700')};
  }
  .note {
    color: ${token('ink-700')};
  }
  .price + .note {
    margin-top: -0.75rem;
    font-size: 0.9375rem;
  }
  .ticks {
    align-content: start;
    border-top: 1px solid ${token('line-200')};
    padding-top: 1.25rem;
  }
  a,
  button {
    width: 100%;
  }
  /* Firefox cuts the items of a grid at the end of a sheet, and leaves a sheet empty before a flexible header. */
  @media print {
    display: block;
    container-type: normal;
    article,
    header {
      display: block;
    }
    article {
      margin-bottom: 1rem;
    }
    .price + .note {
      margin-top: 0;
    }
  }
`;
