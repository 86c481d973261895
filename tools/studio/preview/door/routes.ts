import { kindOf } from './requests';

// Gatsby's development server is an Express 4 application. This is the part of it that is used here.

type Handler = (...args: never[]) => unknown;
interface Layer {
  handle: Handler;
  name: string;
  regexp?: RegExp & { fast_slash?: boolean };
  route?: { path: string | RegExp; methods: Record<string, boolean>; stack: Layer[] };
}
/** An Express application. */
export interface App {
  handle(request: never, response: never, failed?: (error?: unknown) => void): void;
  _router?: { stack: Layer[] };
}

const layersOf = (app: App) => app._router?.stack ?? [];

/** Passes the error of an asynchronous handler on. Express 4 knows no promises, and a rejected one would end the server. */
export function passErrorsOn(app: App): void {
  const wrap = (layer: Layer) => {
    if (layer.route) layer.route.stack.forEach(wrap);
    // Express treats a handler with four parameters as an error handler. Those are left alone.
    else if (layer.handle.length < 4) {
      const handle = layer.handle as (request: unknown, response: unknown, next: (error: unknown) => void) => unknown;
      layer.handle = (request: unknown, response: unknown, next: (error: unknown) => void) => {
        const done = handle(request, response, next);
        if (done instanceof Promise) done.catch(next);
      };
    }
  };
  layersOf(app).forEach(wrap);
}

/** An address that an application answers. */
interface Route {
  methods: string;
  /** As it was registered: `/_gatsby/file/:url/:filename`, or the name of a middleware, which sees every request. */
  address: string;
  verdict: string;
}

/** Returns an example of an address with parameters, `/page-data/:pagePath(*)`, or of an expression. */
const example = (address: string | RegExp) =>
  typeof address === 'string'
    ? address.replace(/\/:\w+\?/g, '').replace(/:\w+(?:\([^)]*\))?/g, 'x')
    : address.source
        // What `app.use('/address')` adds for addresses below it.
        .replace('\\/?(?=\\/|$)', '/x')
        .replace(/^(?!\^)/, '/')
        .replace(/[\^$]/g, '')
        .replace(/\(?\.\*\)?/g, 'x')
        .replaceAll('\\', '');

/** Lists what an application answers, and whether the preview lets requests through to it. */
export function routesOf(app: App): Route[] {
  return layersOf(app).map(({ route, regexp, name }) => {
    const address = route ? route.path : regexp;
    if (!address || (!route && regexp?.fast_slash))
      return { methods: 'all', address: `(${name})`, verdict: 'allowed: sees only what the list allows' };
    const kind = kindOf(example(address));
    return {
      methods: route ? Object.keys(route.methods).join(', ') : 'all',
      address: typeof address === 'string' ? address : address.source.replaceAll('\\/', '/'),
      verdict: kind ? `allowed: ${kind}` : 'refused',
    };
  });
}
