import type { SearchPage } from '../../content/pages/search';
import { graphql, Link, useStaticQuery } from 'gatsby';
import styled from 'styled-components';
import { Mark, mark } from '../../tools/islands';
import { SearchPart } from '../inline/marks';
import { token } from '../theme/tokens';
import { Input } from '../ui/controls/Field';
import { Prose } from '../ui/Prose';

const Frame = styled.div`
  max-width: 44rem;
  margin-block: 1rem 2rem;
  label {
    display: block;
    font-weight: 700;
    margin-bottom: 0.375rem;
  }
  small,
  [role='status'] {
    display: block;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${token('ink-500')};
    margin-top: 0.375rem;
  }
  /* Announces the same words as the paragraph that then stands below it, and is not seen. */
  [role='status']:has(~ [${SearchPart.answers}] > p) {
    position: absolute;
    clip-path: inset(50%);
  }
  [${SearchPart.answers}] > p {
    margin-top: 0.75rem;
  }
  /* Without scripts only the link below it is left: the field could not answer what is typed. */
  .field {
    display: none;
  }
  @media (scripting: enabled) {
    .field {
      display: block;
    }
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  .stop,
  .area {
    border-left: 6px solid ${token('alarm-700')};
    border-radius: 0 ${token('r-m')} ${token('r-m')} 0;
    background: ${token('alarm-100')};
    padding: 1rem min(1.25rem, 6.5vw);
    margin-top: 0.75rem;
  }
  .area {
    border-color: ${token('verdigris-700')};
    background: ${token('verdigris-100')};
  }
  .area a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  .area p a {
    display: inline;
  }
  .call {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    margin-top: 0.5rem;
    padding: 0.5rem 1.25rem;
    border-radius: ${token('r-s')};
    background: ${token('alarm-700')};
    color: #fff;
    font-weight: 700;
    text-decoration: none;
    forced-color-adjust: auto;
  }
  ol {
    list-style: none;
    padding: 0;
    margin: 0.5rem 0 0;
  }
  li {
    border-top: 1px solid ${token('line-200')};
    padding-block: 0.375rem 0.75rem;
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  li p,
  li small {
    margin-top: 0;
    line-height: 1.45;
    color: ${token('ink-700')};
  }
`;

/**
 * Shows a field that finds pages and answers. Its script and its index are fetched once it has the focus
 * (src/islands/search.tsx). It is no form: nothing that is typed leaves the browser, and no page of this site may send a form
 * (`form-action 'none'`).
 */
export function SearchField({ isOnList = false }: { isOnList?: boolean }) {
  const { search } = useStaticQuery<Queries.SearchFieldQuery>(graphql`
    query SearchField {
      search {
        words
      }
    }
  `);
  if (!search) return null;
  const { field, results } = search.words as SearchPage;
  return (
    <div {...mark(Mark.island, 'search')}>
      <Frame className="no-print" role="search" aria-label={field.label}>
        <div className="field">
          <label htmlFor="search">{field.label}</label>
          <Input
            id="search"
            type="search"
            maxLength={200}
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="search-hint"
          />
          <small id="search-hint">{field.hint}</small>
          <p role="status" />
          <div {...mark(SearchPart.failed)} hidden>
            <Prose html={results.failed} />
          </div>
          <div {...mark(SearchPart.answers)} tabIndex={-1} />
        </div>
        {!isOnList && <Link to="/search">{field.all}</Link>}
      </Frame>
    </div>
  );
}
