import type { Choices, PageTexts } from '../../api';
import { pageInWords, words } from '../words';

/** Lists the sentences that a fact or an edit changes, by page. */
export function Places({
  title,
  places,
  titles,
}: {
  title: string;
  places: readonly PageTexts[];
  titles: Choices['pageTitles'];
}) {
  return (
    <>
      <h3>{title}</h3>
      {places.map(({ page, texts }) => (
        <section key={page}>
          <h4 className="quiet">{pageInWords(page, titles)}</h4>
          <ul>
            {texts.map(({ before, after }) => (
              <li key={`${before ?? ''} ${after ?? ''}`} className="shown">
                {after === undefined ? (
                  before
                ) : (
                  <>
                    {before !== undefined && (
                      <p>
                        <span className="hidden">{words.before}: </span>
                        <del>{before}</del>
                      </p>
                    )}
                    <p>
                      <span className="hidden">{words.after}: </span>
                      <ins>{after}</ins>
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
