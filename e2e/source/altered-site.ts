import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policyOf, staticHost } from '../../tools/hosts';

/** What a test changes in the responses of the site. */
export interface Alterations {
  /** Runs in each page before any other script. */
  before: string;
  /** Blocks every script by the policy, as a strict network does. */
  refuseScripts?: boolean;
  /** Whether the connection fails while a file is fetched from an address. */
  loses?: (address: string) => boolean;
  /** Answers itself in place of the site, by the path of an address. Returns whether it has. */
  answers?: (pathname: string, response: ServerResponse) => boolean;
  /** Changes the text of each script file. */
  script?: (text: string) => string;
  /** Changes the HTML of each page, including inline scripts and styles. The policy allows the changed ones. */
  page?: (html: string) => string;
}

export interface AlteredSite {
  origin: string;
  alterations: Alterations;
  /** Stops the server, so that every request fails from then on. */
  close(): Promise<void>;
}

/** Adds an inline script to a page and allows it in the page's policy, or makes the policy refuse every script. */
function withScript(html: string, policy: string, { before, refuseScripts }: Alterations) {
  if (refuseScripts) return { html, policy: policy.replace(/script-src [^;]*/, "script-src 'none'") };
  const hash = createHash('sha256').update(before).digest('base64');
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${before}</script>`),
    policy: policy.replace(/script-src /, `script-src 'sha256-${hash}' `),
  };
}

const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });

/** Headers that would be wrong for a changed response. */
const ofTheOriginal = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'etag']);

const hosts = new Map<string, ReturnType<typeof staticHost>>();
/** Returns the host of a folder. All sites of this process share it, so that the folder is read only once. */
function hostOf(folder: string) {
  const host = hosts.get(folder) ?? staticHost(folder);
  hosts.set(folder, host);
  return host;
}

/**
 * Serves `folder` as its host would, on a free port, with alterations that may change while it runs. Each test gets its
 * own origin, and so its own storage, caches and service worker, in every browser.
 */
export async function alteredSite(folder: string): Promise<AlteredSite> {
  const host = hostOf(folder);
  const inner = createServer(host);
  const source = await listening(inner);
  const alterations: Alterations = { before: '' };

  const outer = createServer((request, response) => {
    const address = request.url ?? '/';
    if (alterations.loses?.(address)) {
      response.destroy();
      return;
    }
    if (alterations.answers?.(address.split('?')[0] ?? '', response)) return;
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isScript = alterations.script && /\.js$/.test(address);
    if (!isPage && !isScript) {
      host(request, response);
      return;
    }
    const answer = async () => {
      const original = await fetch(`${source}${address}`, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'identity' },
      });
      const text = await original.text();
      const headers = Object.fromEntries([...original.headers].filter(([name]) => !ofTheOriginal.has(name)));
      if (isScript) {
        response.writeHead(original.status, headers).end(alterations.script?.(text));
        return;
      }
      const html = alterations.page?.(text) ?? text;
      const policy = alterations.page ? policyOf(html) : (headers['content-security-policy'] ?? '');
      const page = withScript(html, policy, alterations);
      response.writeHead(original.status, { ...headers, 'content-security-policy': page.policy }).end(page.html);
    };
    // Also when the site closes while a response is on its way.
    answer().catch(() => response.destroy());
  });
  const origin = await listening(outer);

  return {
    origin,
    alterations,
    close: async () => {
      for (const server of [outer, inner]) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
