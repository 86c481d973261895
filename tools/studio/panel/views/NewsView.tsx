import { useState } from 'react';
import type { News } from '../../api';
import { fileInWords } from '../../../shared/text';
import { unsavedViews } from '../drafts/drafts';
import { server } from '../server';
import { useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

/** What the server has that this copy lacks, how to get it, and what became of what was sent. */
export function NewsView() {
  const { say, saved, drafts, busy, run } = useStudio();
  const news = useLoaded(server.news, 'news');
  const [said, setSaid] = useState('');
  if (!news) return <p className="quiet">{words.asking}</p>;
  const get = () => {
    if (unsavedViews(drafts).length > 0) {
      say(words.saveBeforeNewest, true);
      return;
    }
    run(async () => {
      say(words.getting);
      const { words: told } = await server.getNewest();
      say('');
      setSaid(told);
      saved();
    });
  };
  return (
    <>
      {said && <p className="shown">{said}</p>}
      {news.unavailable && <p className="quiet">{news.unavailable}</p>}
      {news.isOld && <Old news={news} busy={busy} get={get} />}
      {news.sent.length > 0 && (
        <>
          <h3>{words.sentBefore}</h3>
          <ul>
            {news.sent.map(({ subject, state }, index) => (
              <li key={index} className="shown">
                {subject}: {words.sentStates[state]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Old({ news, busy, get }: { news: News; busy: boolean; get(): void }) {
  return (
    <>
      <h3>{words.isOld}</h3>
      {news.clashes.length > 0 && <p className="error">{words.clash(news.clashes)}</p>}
      <ul>
        {news.brings.map(({ file, sentence }, index) => (
          <li key={index} className="shown">
            {fileInWords(file)}: {sentence}
          </li>
        ))}
        {news.others && <li className="shown">{words.newProgram}</li>}
      </ul>
      <div className="buttons">
        <button type="button" aria-disabled={busy} onClick={get}>
          {words.getNewest}
        </button>
      </div>
    </>
  );
}
