import { type PreviewNews, previewNotice, refreshPreview, watchData } from './preview-copy';
import { troubleOf } from './preview-trouble';
import type { StudioSite } from '../site';
import { createStore } from '../../shared/store';
import { dataReader } from '../../yaml';

/** Where a preview reports changes. */
interface Terminal {
  info(text: string): void;
  error(text: string): void;
}

export interface RunningPreview {
  /** Resolves once `data/` has no mistake. Before that there is nothing to show. */
  begun: Promise<void>;
  news(): PreviewNews;
  /** Shows a save of the studio at once: the watch would see it a tenth of a second later, and wait as long again. */
  refresh(): void;
  /** Sets who is told, before texts are replaced, of their files in the copy. Nobody is, where files are added or removed too. */
  onReplacing(listener: (files: readonly string[]) => void): void;
  /** Calls a listener whenever there is news. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Keeps a preview up to date with `data/`. With `studio`, pages say where their texts are written, and load the studio. */
export function runPreview(project: string, site: StudioSite, terminal: Terminal, studio: boolean): RunningPreview {
  const state = createStore<PreviewNews>({ notice: '', studio });
  const read = dataReader(project, site);
  const tell = (notice: string) => {
    if (notice === state.get().notice) return;
    if (notice) terminal.error(notice);
    else if (state.get().notice) terminal.info('data/ is in order again.');
    state.set({ notice, studio });
  };
  let again: NodeJS.Timeout | undefined;
  let looks = 0;
  let refreshNow: () => void = () => undefined;
  let replacing: (files: readonly string[]) => void = () => undefined;
  const begun = new Promise<void>((begin) => {
    const refresh = () => {
      clearTimeout(again);
      try {
        const news = previewNotice(
          refreshPreview(project, read, studio, (files) => {
            replacing(files);
          }),
        );
        tell(news);
        if (!news) begin();
        looks = 0;
      } catch (error) {
        const { notice, mayPass, retries } = troubleOf(error, project);
        looks = mayPass ? looks + 1 : 0;
        // Most programs unlock a file soon after saving it, so the first two seconds are not reported.
        if (!mayPass || looks >= 5) tell(notice);
        if (retries) again = setTimeout(refresh, 500);
      }
    };
    const watch = watchData(project, refresh);
    refreshNow = () => {
      watch.settle();
      refresh();
    };
    refresh();
  });
  return {
    begun,
    news: state.get,
    refresh() {
      refreshNow();
    },
    onReplacing(listener) {
      replacing = listener;
    },
    subscribe: state.subscribe,
  };
}
