/** A parsed `mailto:` link: all recipients, and all header fields in order, with lower-case names. */
interface ParsedMailto {
  to: string[];
  fields: [name: string, value: string][];
}

/**
 * Parses a `mailto:` link (RFC 6068), so that tests can verify the links of the site.
 * @throws Error for anything else, URIError for broken percent-encoding
 */
export function parseMailto(link: string): ParsedMailto {
  const [, recipients, , query] = /^mailto:([^?#]*)(\?([^#]*))?$/.exec(link) ?? [];
  if (recipients === undefined) throw new Error(`not a mailto address: ${link}`);
  return {
    to: recipients === '' ? [] : recipients.split(',').map(decodeURIComponent),
    fields: (query ? query.split('&') : []).map((field) => {
      const equals = field.indexOf('=');
      if (equals < 1) throw new Error(`a header field without a value: ${field}`);
      return [decodeURIComponent(field.slice(0, equals)).toLowerCase(), decodeURIComponent(field.slice(equals + 1))];
    }),
  };
}
