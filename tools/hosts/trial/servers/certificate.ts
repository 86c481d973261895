import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const day = 86_400_000;
/** A moment as OpenSSL writes it: 20261124040000Z. */
const written = (time: number) => `${new Date(time).toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`;

// Before OpenSSL 3.4 `openssl req` cannot set both dates, and so makes no expired certificate. `openssl ca` can.
const authority = (names: string) => `[ca]
default_ca = test
[test]
database = index.txt
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = any
x509_extensions = names
[any]
commonName = supplied
[names]
subjectAltName = ${names}
basicConstraints = critical, CA:TRUE
`;

function openssl(folder: string, ...args: string[]) {
  const { status, stderr, error } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (error ?? status !== 0) throw new Error(`openssl made no certificate: ${stderr}`, { cause: error });
}

/**
 * Makes fullchain.pem and privkey.pem in a folder: for a host and the same host with or without `www.`, signed by itself, from
 * two days ago until `days` from now.
 */
export function makeCertificate(folder: string, hostname: string, days = 30) {
  mkdirSync(folder, { recursive: true });
  const bare = hostname.replace(/^www\./, '');
  writeFileSync(path.join(folder, 'openssl.cnf'), authority(`DNS:${bare}, DNS:www.${bare}`));
  writeFileSync(path.join(folder, 'index.txt'), '');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'privkey.pem'];
  openssl(folder, 'req', ...key, '-subj', `/CN=${hostname}`, '-out', 'request.pem');
  const dates = ['-startdate', written(Date.now() - 2 * day), '-enddate', written(Date.now() + days * day)];
  const files = ['-config', 'openssl.cnf', '-keyfile', 'privkey.pem', '-in', 'request.pem', '-out', 'fullchain.pem'];
  openssl(folder, 'ca', '-batch', '-selfsign', '-notext', ...dates, ...files);
}
