import { telLink } from '../../tools/shared/text';
import { Button, type ButtonLook, ButtonLink } from '../ui/controls/Button';
import { Icon } from '../ui/pictures/Icon';
import { opens } from '../ui/controls/opens';
import type { CompanyLine } from '../domain/company-lines';
import { usePageContact } from '../site-data/page-contact';
import { useContact } from '../site-data/use-contact';

/** Returns the number of the given line, or else of the page's line. */
function useNumber(line?: CompanyLine) {
  const contact = usePageContact();
  return useContact().company.phones[line ?? contact.line].number;
}

interface CallProps extends ButtonLook {
  line?: CompanyLine;
  /** Words before the number. */
  before?: string;
  /** Words instead of the number. */
  label?: string;
}

/** A button that phones the company. Its accessible name includes the number. */
export function CallButton({ line, before, label, ...look }: CallProps) {
  const number = useNumber(line);
  const { call } = useContact().words.buttons;
  return (
    // On paper only a number is of use.
    <ButtonLink href={telLink(number)} className={label && !/\d/.test(label) ? 'no-print' : undefined} {...look}>
      <Icon name="phone" />
      {label ? (
        <span>{label}</span>
      ) : (
        <span>
          {`${before ?? call} `}
          <span translate="no">{number}</span>
        </span>
      )}
    </ButtonLink>
  );
}

/** A button that opens an email to the company. */
export function EmailButton({ label, subject, ...look }: { label?: string; subject?: string } & ButtonLook) {
  const { company, words } = useContact();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <ButtonLink href={`mailto:${company.emails.office}${query}`} {...look}>
      <Icon name="mail" />
      <span>{label ?? words.buttons.email}</span>
    </ButtonLink>
  );
}

interface BookProps extends ButtonLook {
  label?: string;
  /** Phones even if the page has a dialog. */
  dials?: boolean;
  /** Shows the number it phones. In the header the button beside it does. */
  withNumber?: boolean;
}

/**
 * A button that opens the page's booking dialog, or phones the office, which makes the quotes, if the page has none. The
 * picture of a phone tells the two apart before a press.
 */
export function BookButton({ label, dials = false, withNumber = false, ...look }: BookProps) {
  const { booking } = usePageContact();
  const { company, words } = useContact();
  if (booking && !dials)
    return (
      <Button {...opens(booking.dialog)} {...look}>
        {label ?? booking.label}
      </Button>
    );
  const { number } = company.phones.office;
  return (
    <ButtonLink href={telLink(number)} className="no-print" {...look}>
      <Icon name="phone" />
      <span>
        {label ?? words.buttons.quote}
        {withNumber && (
          <>
            {' '}
            <span translate="no">{number}</span>
          </>
        )}
      </span>
    </ButtonLink>
  );
}
