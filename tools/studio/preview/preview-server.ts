import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunningPreview } from './preview-session';

/** The part of Gatsby's development server that is used here. */
export interface DevServer {
  get(route: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Streams the mistakes in `data/` to every open page of a preview, and an empty message once there are none
 * (page/PreviewBar.tsx).
 */
export function servePreviewNews(app: DevServer, preview: RunningPreview | undefined): void {
  app.get('/___preview', (request, response) => {
    // Compression would delay the stream.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const tell = () => {
      response.write(`data: ${JSON.stringify(preview?.news())}\n\n`);
    };
    tell();
    const end = preview?.subscribe(tell);
    request.on('close', () => end?.());
  });
}
