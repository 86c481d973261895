import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { BookingFormName } from '../content/booking-forms';
import { CallButton } from '../layout/Call';
import { mailtoLink } from '../mail/mailto';
import { subjectOf } from '../mail/messages';
import type { Priced } from '../mail/priced';
import { ButtonLink } from '../ui/Button';
import { Dialog, DialogBody, useDialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Row } from '../ui/layout';
import type { BookingFormProps } from './BookingForm';
import { dialogId } from './dialogs';
import type { Values } from './fields';
import { type BookingForm, forms } from './forms';
import { type BookingData, useBookingData } from './use-booking-data';

const Words = styled(DialogBody)`
  display: grid;
  gap: 1rem;
`;

/** The mail a visitor fills in where scripts do not run: the same recipient, subject and labels. */
function emptyMail({ name, fields }: BookingForm, { company }: BookingData) {
  const labels = ['Date', 'Time slot', ...fields.map(({ label }) => label)];
  return mailtoLink({
    to: company.emails.bookings,
    subject: subjectOf(name),
    body: labels.map((label) => `${label}: `).join('\n'),
  });
}

/** What the dialog holds until the calendar has arrived, and for good without scripts. */
const Fallback = ({ form, data, note }: { form: BookingForm; data: BookingData; note: string | undefined }) => (
  <Words>
    {note && <p>{note}</p>}
    <p>Call us, or write an email with your name, your address and a day that suits you.</p>
    <Row>
      <CallButton />
      <ButtonLink href={emptyMail(form, data)} $look="secondary">
        <Icon name="mail" />
        <span>Book by email</span>
      </ButtonLink>
    </Row>
  </Words>
);

interface Props {
  form: BookingFormName;
  /** The price the visitor was shown and what it rests on; it goes into the mail. */
  priced?: Priced | undefined;
  /** Fields known before, such as the wizard's email; they stay when the first date is picked. */
  prefill?: Values | undefined;
}

/**
 * One booking form in its dialog (spec 4). The calendar and everything around it is a chunk of its own, loaded when
 * the dialog is opened; until then, without scripts, or if it cannot be loaded, the dialog says how to book otherwise.
 */
export function BookingDialog({ form: name, priced, prefill }: Props) {
  const form = forms[name];
  const data = useBookingData();
  const [dialog, open] = useDialog();
  const [Form, setForm] = useState<ComponentType<BookingFormProps>>();
  const [failed, setFailed] = useState(false);
  const [closesBeside, setClosesBeside] = useState(true);
  const isWanted = open && !Form;

  useEffect(() => {
    if (!isWanted) return;
    import('./BookingForm').then(
      (chunk) => {
        setForm(() => chunk.BookingForm);
      },
      () => {
        setFailed(true);
      },
    );
  }, [isWanted]);

  const note = failed ? 'The calendar could not be loaded.' : isWanted ? 'Loading the calendar…' : undefined;
  return (
    <Dialog ref={dialog} id={dialogId(name)} title={form.heading} closesBeside={closesBeside}>
      {Form ? (
        <Form
          form={form}
          data={data}
          priced={priced}
          prefill={prefill}
          open={open}
          onClose={() => dialog.current?.close()}
          onEmpty={setClosesBeside}
        />
      ) : (
        <Fallback form={form} data={data} note={note} />
      )}
    </Dialog>
  );
}
