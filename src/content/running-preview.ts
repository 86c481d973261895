import { editLink, type PageSource, pageSources } from './edit-map';
import { isPassing, lockedNotice, type PreviewNews, previewNotice, refreshPreview, watchData } from './preview';
import { readData } from './read-data';

/** Where a preview says what has changed: the terminal. */
interface Terminal {
  info(text: string): void;
  error(text: string): void;
}

/** A preview from its start to its end. */
export interface RunningPreview {
  /** Once `data/` has had no mistake: before that there is nothing to show. */
  begun: Promise<void>;
  /** What the page at a path is told now. */
  newsFor(path: string): PreviewNews;
  /** Calls a listener whenever there is news; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Lets a preview follow `data/`; `links`: with what opens the files of each page. */
export function runPreview(project: string, terminal: Terminal, links: boolean): RunningPreview {
  let notice = '';
  let sources: PageSource[] = [];
  const listeners = new Set<() => void>();
  const tell = (news: string) => {
    if (news) terminal.error(news);
    else if (notice) terminal.info('data/ is in order again.');
    notice = news;
    for (const listener of listeners) listener();
  };
  let again: NodeJS.Timeout | undefined;
  let lockedLooks = 0;
  const begun = new Promise<void>((begin) => {
    const refresh = () => {
      clearTimeout(again);
      try {
        const news = previewNotice(refreshPreview(project));
        if (!news && links) sources = pageSources(readData(project).files);
        tell(news);
        if (!news) begin();
        lockedLooks = 0;
      } catch (error) {
        if (!isPassing(error)) throw error;
        lockedLooks += 1;
        // Most programs unlock a file as soon as it is saved: nobody needs to hear of those two seconds.
        if (lockedLooks === 5) tell(lockedNotice(error, project));
        again = setTimeout(refresh, 500);
      }
    };
    watchData(project, refresh);
    refresh();
  });
  return {
    begun,
    newsFor: (path) => ({ notice, edit: editLink(project, path, sources) }),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
