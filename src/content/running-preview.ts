import { editLink, type PageSource, pageSources } from './edit-map';
import { type PreviewNews, previewNotice, refreshPreview, watchData } from './preview';
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
  const begun = new Promise<void>((begin) => {
    const refresh = () => {
      const complaints = refreshPreview(project);
      if (complaints.length === 0 && notice) terminal.info('data/ is in order again.');
      notice = previewNotice(complaints);
      if (notice) terminal.error(notice);
      else {
        if (links) sources = pageSources(readData(project).files);
        begin();
      }
      for (const tell of listeners) tell();
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
