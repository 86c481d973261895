import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

/** A served site. `at` asks a machine that the domain name does not lead to, such as a new server before it is launched. */
export interface Place {
  /** The address visitors use, without a path, such as https://www.example.com. */
  origin: string;
  at?: { address: string; http: number; https: number };
  /** A certificate that is trusted instead of those the machine trusts. */
  ca?: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Asks without TLS, on the port of plain HTTP. */
  isPlain?: boolean;
  /** The `Host` header, if it is not the site's own. The connection goes to the same machine. */
  host?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const patience = 10_000;

/**
 * Asks a site for an address, exactly as it is written: `fetch` would tidy it. Follows no redirect and decompresses nothing.
 * Accepts every certificate, so that one fault does not hide all others: `takeSnapshot` looks at it by itself.
 * @throws if the connection fails, or is silent for ten seconds
 */
export function ask(
  { origin, at }: Place,
  path: string,
  { method = 'GET', headers = {}, isPlain = origin.startsWith('http:'), host }: Question = {},
): Promise<Answer> {
  const url = new URL(origin);
  const ownPort = isPlain === origin.startsWith('http:') && url.port !== '' ? Number(url.port) : undefined;
  const port = (isPlain ? at?.http : at?.https) ?? ownPort ?? (isPlain ? 80 : 443);
  const options = {
    hostname: at?.address ?? url.hostname,
    port,
    path,
    method,
    headers: { Host: host ?? url.host, ...headers },
    timeout: patience,
    ...(isPlain ? {} : { servername: url.hostname, rejectUnauthorized: false }),
  };
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${patience / 1000} seconds`)));
    request.on('error', reject);
    request.end();
  });
}
