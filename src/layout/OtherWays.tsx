import { fillGaps, telLink } from '../../tools/shared/text';
import type { CompanyLine } from '../domain/company-lines';
import { usePageContact } from '../site-data/page-contact';
import { useContact } from '../site-data/use-contact';
import { useReach } from '../site-data/use-reach';
import { ButtonLink } from '../ui/controls/Button';

/** The prefix at which Relay UK takes a call that begins with text. */
const relayPrefix = '18001';

/** A link that begins a text to the company's mobile phone. Shows nothing unless the owner offers it. */
export function TextLink() {
  const { textLink } = useReach();
  const { mobile } = useContact().company.phones;
  if (!textLink) return null;
  return (
    <ButtonLink href={telLink(mobile.number).replace('tel:', 'sms:')} $look="secondary">
      <span>
        {textLink.label} <span translate="no">{mobile.number}</span>
      </span>
    </ButtonLink>
  );
}

/** Says how to call through Relay UK, with its prefix. Shows nothing unless the owner offers it. */
export function RelayLine({ line }: { line?: CompanyLine }) {
  const { relay } = useReach();
  const contact = usePageContact();
  const { number } = useContact().company.phones[line ?? contact.line];
  if (!relay) return null;
  const [before, after] = fillGaps(relay.text, { number: '\n' }).split('\n');
  return (
    <p>
      {before}
      {/* As dialled in this country: the prefix works before no other form of a number. */}
      <a href={`tel:${relayPrefix}${number.replace(/\D/g, '')}`} translate="no">
        {relayPrefix} {number}
      </a>
      {after}
    </p>
  );
}
