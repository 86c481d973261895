import { type DirectUpdates, directUpdates } from './preview/direct-updates';
import { guardDevServer } from './preview/door/guard-server';
import type { App } from './preview/door/routes';
import { type Emitter, type GatsbyStore, repeatDoubtfulQueries } from './preview/doubtful-queries';
import { repeatMissedFiles } from './preview/missed-files';
import { type DevServer, servePreviewNews } from './preview/preview-server';
import type { RunningPreview } from './preview/preview-session';
import { serveStudio, type StudioHost, type StudioOptions } from './server/serve-studio';

/** Gatsby's development server, before it listens. */
export interface DevelopmentHost {
  app: App & DevServer & StudioHost;
  store: GatsbyStore;
  emitter: Emitter;
}

interface DevelopmentOptions extends Pick<StudioOptions, 'project' | 'site' | 'print'> {
  preview: RunningPreview | undefined;
  /** The secret of this run. Without it there is a preview and no studio. */
  key: string | undefined;
  report(error: string): void;
}

/**
 * Adds the preview's news and the studio to a development server, has it repeat what Gatsby misses, and guards it. The host's
 * `sourceNodes` must wait for `takenUp`: otherwise Gatsby goes on without a text that has just been saved.
 */
export function serveDevelopment(
  { app, store, emitter }: DevelopmentHost,
  options: DevelopmentOptions,
): Pick<DirectUpdates, 'takenUp'> {
  const { project, preview, key, report } = options;
  repeatDoubtfulQueries(store, emitter, project);
  repeatMissedFiles(emitter, project);
  const updates = directUpdates(emitter);
  preview?.onReplacing(updates.begin);
  servePreviewNews(app, preview);
  if (key) serveStudio(app, { ...options, key, saved: () => preview?.refresh() });
  guardDevServer(app, project, report);
  return updates;
}
