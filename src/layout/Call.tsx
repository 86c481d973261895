import { telLink } from '../content/words';
import { Button, type ButtonLook, ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { opens } from '../ui/opens';
import { type CompanyLine, usePageContact } from './page-contact';
import { useContact } from './use-contact';

/** The number of the line a page shows, or of a line named outright. */
function useNumber(line?: CompanyLine) {
  const contact = usePageContact();
  return useContact().company.phones[line ?? contact.line].number;
}

interface CallProps extends ButtonLook {
  line?: CompanyLine;
  /** What stands before the number. */
  before?: string;
  /** All its words, in place of a number. */
  label?: string;
}

/** A button that phones the company; its name holds the number. */
export function CallButton({ line, before, label, ...look }: CallProps) {
  const number = useNumber(line);
  const { call } = useContact().words.buttons;
  return (
    <ButtonLink href={telLink(number)} {...look}>
      <Icon name="phone" />
      <span>{label ?? `${before ?? call} ${number}`}</span>
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
  /** Phone even though the page has a dialog. */
  dials?: boolean;
}

/** Opens the page's booking dialog, or phones where the page has none. */
export function BookButton({ label, dials = false, ...look }: BookProps) {
  const { booking } = usePageContact();
  const number = useNumber();
  const { quote } = useContact().words.buttons;
  if (booking && !dials)
    return (
      <Button {...opens(booking.dialog)} {...look}>
        {label ?? booking.label}
      </Button>
    );
  return (
    <ButtonLink href={telLink(number)} {...look}>
      {label ?? quote}
    </ButtonLink>
  );
}
