import { type Finding, otherOrigin, plain, replyTo, type Snapshot } from './snapshot';

// A certificate is renewed a month before its end; two weeks before, something has gone wrong.
const fewestDays = 14;

/** What those codes of OpenSSL and Node mean that a host is likely to cause. */
const refusals: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has ended',
  CERT_NOT_YET_VALID: 'it begins in the future',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no authority has signed it',
  SELF_SIGNED_CERT_IN_CHAIN: 'an authority has signed it that browsers do not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'a part of its chain is missing, or browsers do not know the authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a part of its chain is missing',
};

function tls({ tls: connection, origin }: Snapshot): Finding[] {
  if (!connection)
    return [
      {
        subject: 'certificate',
        wrong: `No secure connection to ${origin} comes up.`,
        todo: 'See whether the server runs, whether port 443 is open, and whether it has a certificate for this name.',
      },
    ];
  const { failure, daysLeft, acceptsOld } = connection;
  return [
    ...(failure
      ? [
          {
            subject: 'certificate',
            wrong: `Browsers refuse the certificate: ${refusals[failure] ?? failure}.`,
            todo: 'Renew the certificate for this name, with its whole chain, and have the server read it again.',
          },
        ]
      : []),
    ...(!failure && daysLeft < fewestDays
      ? [
          {
            subject: 'certificate',
            wrong: `The certificate ends in ${daysLeft} days.`,
            todo: 'Its renewal has failed. Renew it by hand, and find out why, before every visitor sees a warning.',
          },
        ]
      : []),
    ...(acceptsOld
      ? [
          {
            subject: 'TLS',
            wrong: 'The server accepts TLS 1.1 or older.',
            todo: 'Allow TLS 1.2 and 1.3 alone, as deploy/nginx.conf does.',
          },
        ]
      : []),
  ];
}

const permanent = (status: number) => status === 301 || status === 308;

/** Returns a finding unless `address` redirects, in one step and permanently, to the same path of the site. */
function redirect(
  { origin, replies }: Snapshot,
  address: string,
  path: string,
  subject: string,
  todo: string,
): Finding[] {
  const { status, headers, failure, notAsked } = replies.get(address + path) ?? { status: 0, headers: {} };
  if (notAsked) return [];
  const target = headers.location && new URL(headers.location, address + path).href;
  if (permanent(status) && target === origin + path) return [];
  const answer = failure ?? `${status}${target ? ` to ${target}` : ''}`;
  return [
    { subject, wrong: `${address + path} should lead to ${origin + path} for good, and answers ${answer}.`, todo },
  ];
}

/** Says what keeps visitors from the site: the name, the certificate, or the redirects to the one address. */
export function checkConnection(snapshot: Snapshot): Finding[] {
  const { origin, dnsFailure } = snapshot;
  if (dnsFailure)
    return [
      {
        subject: 'DNS',
        wrong: `The name ${new URL(origin).hostname} leads nowhere: ${dnsFailure}.`,
        todo: 'At the company that sells the domain, point an A record (or the CNAME the host asks for) to the host.',
      },
    ];
  const home = replyTo(snapshot, '/');
  const path = snapshot.routes.find((route) => route !== '/') ?? '/';
  return [
    ...tls(snapshot),
    ...(home.status === 0
      ? [
          {
            subject: 'home page',
            wrong: `There is no answer from ${origin}: ${home.failure}.`,
            todo: 'See whether the server runs and whether its firewall lets visitors in.',
          },
        ]
      : [
          ...redirect(
            snapshot,
            plain(origin),
            path,
            'redirect to HTTPS',
            'Turn on "always use HTTPS" at the host, or use the server blocks of deploy/nginx.conf as they are.',
          ),
          ...redirect(
            snapshot,
            otherOrigin(origin),
            path,
            'the other name',
            'Have DNS lead the name with and without www. to the host, put both into the certificate, and redirect one to the other.',
          ),
        ]),
  ];
}
