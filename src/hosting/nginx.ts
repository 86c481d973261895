import { everywhere, immutable, immutableFolders, type Page, revalidate, sharedFolders, sharing } from './headers';
import { policyOf } from './policy';

/** A page with the file it stands in, relative to the folder of the site. */
export interface PageFile extends Page {
  file: string;
}

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/**
 * The nginx configuration of the site, for the `http` context (conf.d). It wants the static modules for gzip (built in
 * nearly everywhere) and for brotli (Debian: libnginx-mod-http-brotli-static, Alpine: nginx-mod-http-brotli). Whoever
 * ends TLS stands in front of it or adds its certificate here. `add_header` stands only at one level, because one of a
 * deeper level would drop those above it.
 */
export function nginxConf(pages: readonly PageFile[]): string {
  const policies = pages.map(({ file, html }) => `    ${quoted(`/${file}`)} ${quoted(policyOf(html))};`);
  const headers = Object.entries(everywhere).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  const anyOf = (paths: readonly string[]) => paths.map((folder) => folder.replaceAll('/', '')).join('|');
  return `# Written by the build from src/hosting/. Do not edit.
map_hash_bucket_size 512;

# By the file that is sent, so that an unknown address gets the policy of the not-found page. Files that are no pages
# have none: a service worker could fetch nothing under one.
map $uri $site_policy {
    default "";
${policies.join('\n')}
}
map $uri $site_cache {
    default ${revalidate};
    "~^/(?:${anyOf(immutableFolders)})/." "${immutable}";
}
map $uri $site_sharing {
    default ${sharing.own};
    "~^/(?:${anyOf(sharedFolders)})/." ${sharing.shared};
}

server {
    listen 80;
    root /srv/site;
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    types {
        application/atom+xml xml;
        application/javascript js;
        application/json json;
        application/manifest+json webmanifest;
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
    charset_types text/plain text/vtt application/javascript application/json application/atom+xml;

${headers.join('\n')}
    add_header Content-Security-Policy $site_policy always;
    add_header Cache-Control $site_cache always;
    add_header ${sharing.name} $site_sharing always;

    error_page 404 /404.html;
    location = /404.html {
        internal;
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
    }
}
`;
}
