import { mkdirSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { protect } from './answers';
import { judge } from './requests';
import { type App, passErrorsOn, routesOf } from './routes';

const own = /^(?:localhost|127\.0\.0\.1)$/;

/** Returns the address that a preview prints. @throws if other computers could reach it */
export function printedAddress(scheme: 'http' | 'https', port: unknown, host: unknown): string {
  if (typeof host !== 'string' || !own.test(host))
    throw new Error('The preview changes files, so it listens on this computer alone. Leave out --host.');
  return `${scheme}://${host}:${String(port)}`;
}

/** Guards a server before anything of it sees a request: refuses what `judge` refuses, and sets the headers of answers. */
export function guardServer(server: net.Server, origin: () => string): void {
  const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean;
  server.emit = (event: string, ...args: unknown[]) => {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      const verdict = judge(request, origin());
      protect(response, typeof verdict === 'string' ? verdict : undefined, origin());
      if (typeof verdict === 'string') return emit(event, ...args);
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(`${verdict.why}\n`);
      return true;
    }
    if (event === 'upgrade' || event === 'connect') {
      const [request, socket] = args as [IncomingMessage, Duplex];
      if (event === 'upgrade' && typeof judge(request, origin(), true) === 'string') return emit(event, ...args);
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return true;
    }
    return emit(event, ...args);
  };
}

/** Answers a request whose handler has failed, or that has no handler, and keeps the server running. */
const failed =
  (report: (text: string) => void, { method = '', url = '' }: IncomingMessage, response: ServerResponse) =>
  (error?: unknown) => {
    if (error !== undefined)
      report(
        `The preview has failed at ${method} ${url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(error === undefined ? 404 : 500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(
      error === undefined ? 'Not found.\n' : 'The preview has failed at this address. The terminal says why.\n',
    );
  };

/** The list of what Gatsby's server would answer, and what of it is refused. Written at each start of a preview. */
export const routesFile = '.tmp/preview-routes.txt';

function writeRoutes(project: string, app: App) {
  const file = path.join(project, routesFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    routesOf(app)
      .map(({ methods, address, verdict }) => `${verdict}\t${methods}\t${address}\n`)
      .join(''),
  );
}

/**
 * Guards Gatsby's development server, which begins to listen after this. Gatsby does not hand its server out, and its
 * websockets bypass the application, so every HTTP server that this process opens is guarded.
 */
export function guardDevServer(app: App, project: string, report: (text: string) => void): void {
  const { handle } = app;
  app.handle = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => {
    handle.call(app, request as never, response as never, next ?? failed(report, request, response));
  };
  const listen = net.Server.prototype.listen as (...args: unknown[]) => net.Server;
  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
    if (this instanceof http.Server || this instanceof https.Server) {
      const address = printedAddress(this instanceof https.Server ? 'https' : 'http', args[0], args[1]);
      guardServer(this, () => address);
      passErrorsOn(app);
      writeRoutes(project, app);
    }
    return listen.apply(this, args);
  };
}
