import type { PageTexts } from '../../api';
import { words } from '../words';

/** Lists the sentences that a fact or an edit changes, by page. */
export function Places({ title, places }: { title: string; places: readonly PageTexts[] }) {
  return (
    <>
      <h3>{title}</h3>
      {places.map(({ page, texts }) => (
        <section key={page}>
          <h4 className="quiet">{page}</h4>
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
