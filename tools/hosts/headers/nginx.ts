import type { Folders } from '../hosting';
import { everywhere, immutable, immutableFolders, type Page, revalidate, sharing } from './rules';
import type { Move } from '../moved-pages';
import { readOnce } from '../pages/html';
import { policyFor } from './content-security-policy';

/** A page with the file it stands in, relative to the folder of the site. */
interface PageFile extends Page {
  file: string;
}

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** The host the site lives at, and the one people type by mistake: with `www.` where it has none, and the reverse. */
function hostsOf(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl);
  return { origin, host: hostname, other: hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}` };
}

// Before nginx 1.27 the default server of a port decides on the protocols, so every server on it says the same. The ciphers
// are Mozilla's "intermediate" list: every browser since 2014, and nothing without forward secrecy.
const tls = `    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:site:1m;
    ssl_session_tickets off;`;
const certificate = `    ssl_certificate /etc/ssl/site/fullchain.pem;
    ssl_certificate_key /etc/ssl/site/privkey.pem;`;
// An error line of nginx names the visitor's address, whatever the format of the log, so only failures of nginx itself are
// written down. What went wrong for visitors shows in the status of the access log.
const logs = `    access_log /var/log/nginx/access.log site;
    error_log /var/log/nginx/error.log alert;
    server_tokens off;`;

const types = `    types {
        application/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        application/xml xml;
        image/avif avif;
        image/jpeg jpg jpeg;
        image/png png;
        image/svg+xml svg;
        image/webp webp;
        image/x-icon ico;
        font/woff2 woff2;
        text/html html;
        text/plain txt;
        text/vtt vtt;
        video/mp4 mp4;
        video/webm webm;
    }
    charset_types text/plain text/vtt application/javascript application/json application/xml application/atom+xml;`;

const locations = `    if ($site_allow) {
        return 405;
    }

    error_page 404 410 /404.html;
    location = /404.html {
        internal;
    }
    # The not-found page has no address of its own.
    location ~ ^/404(?:/|$) {
        return 404;
    }
    location = /feed.xml {
        types { }
        default_type application/atom+xml;
    }
    location = /index.html {
        rewrite ^ / permanent;
    }
    location ~ ./index\\.html$ {
        rewrite ^(.+)/index\\.html$ $1 permanent;
    }
    # A backslash: browsers take "/\\example.org" for the address of another host.
    location ~ \\x5C {
        return 404;
    }
    location = / {
        try_files /index.html =404;
    }
    location ~ ./$ {
        rewrite ^(.+?)/+$ $1 permanent;
    }
    # What hosts read and visitors need not.
    location ~ ^/_headers$|\\.(?:br|gz|map)$ {
        return 404;
    }
    location / {
        try_files $uri $uri/index.html =404;
    }`;

/** Returns a location for each former address: 301 to the page that has moved, or 410 if the page is gone. */
const moved = (moves: readonly Move[]) =>
  moves
    .map(
      ({ from, to }) => `    location ~ ^${from}/?$ {
        ${to === undefined ? 'return 410' : `return 301 ${to}`};
    }
`,
    )
    .join('');

/**
 * Returns the nginx configuration of the site, for the `http` context (conf.d): HTTP leads to HTTPS, the same name with or
 * without `www.` to the host of `siteUrl`, and a request for any other host is refused. It wants nginx 1.19.4 or newer, its
 * static modules for gzip (built in nearly everywhere) and for brotli (Debian: libnginx-mod-http-brotli-static), and a
 * certificate in /etc/ssl/site. `add_header` stands only at one level, because one of a deeper level would drop those above
 * it.
 */
export function nginxConf(
  pages: readonly PageFile[],
  siteUrl: string,
  folders: Folders,
  moves: readonly Move[] = [],
): string {
  const { origin, host, other } = hostsOf(siteUrl);
  const policies = pages.map((page) => `    ${quoted(`/${page.file}`)} ${quoted(policyFor([readOnce(page)]))};`);
  const headers = Object.entries(everywhere)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
  const anyOf = (paths: readonly string[]) => paths.map((folder) => folder.replaceAll('/', '')).join('|');
  return `# Written by the build from tools/hosts/headers/. Do not edit.
map_hash_bucket_size 512;

# By the file that is sent, so that an unknown address gets the policy of the not-found page. Files that are no pages
# have none: a service worker could fetch nothing under one.
map $uri $site_policy {
    default "";
${policies.join('\n')}
}
map $uri $site_cache {
    default ${revalidate};
    "~^/(?:${anyOf(immutableFolders(folders))})/." "${immutable}";
}
map $uri $site_sharing {
    default ${sharing.own};
    "~^/(?:${anyOf(folders.shared)})/." ${sharing.shared};
}
# What an answer to any other method must name.
map $request_method $site_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}
# Neither the visitor's address nor what stands after a question mark is written down.
map $request_uri $site_path {
    "~^(?<path>[^?]*)" $path;
}
log_format site '$time_iso8601 $host $request_method $site_path $status $body_bytes_sent $request_time';

# Other hosts' names lead here: the connection is closed. A monitor on this machine asks /health.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name _;
    root /srv/site;
${logs}
    location = /health {
        access_log off;
        allow 127.0.0.1;
        allow ::1;
        deny all;
        try_files /robots.txt =503;
    }
    location / {
        return 444;
    }
}
server {
    listen 443 ssl http2 default_server;
    listen [::]:443 ssl http2 default_server;
    server_name _;
    ssl_reject_handshake on;
${tls}
${logs}
    return 421;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${host} ${other};
${logs}
    # Where certbot puts what a certificate authority asks for: docs/deploy.md.
    location ^~ /.well-known/acme-challenge/ {
        root /srv/acme;
    }
    location / {
        return 301 ${origin}$request_uri;
    }
}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${other};
${certificate}
${tls}
${logs}
${headers}
    return 301 ${origin}$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    root /srv/site;
${certificate}
${tls}
${logs}
    charset utf-8;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

${types}
${moved(moves)}
${headers}
    add_header Content-Security-Policy $site_policy always;
    add_header Cache-Control $site_cache always;
    add_header ${sharing.name} $site_sharing always;
    add_header Allow $site_allow always;

${locations}
}
`;
}
