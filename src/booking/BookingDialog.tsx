import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { BookingFormName } from '../content/booking-forms';
import { CallButton } from '../layout/Call';
import { Mark } from '../inline/marks';
import { whenIdle } from '../inline/when-idle';
import { useContact } from '../layout/use-contact';
import { mailtoLink } from '../mail/mailto';
import { subjectOf } from '../mail/messages';
import type { Priced } from '../mail/priced';
import { ButtonLink } from '../ui/Button';
import { Dialog, DialogBody, useDialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Row } from '../ui/layout';
import { Stuck } from '../ui/Stuck';
import { BookingForm } from './BookingForm';
import { dialogId } from './dialogs';
import type { Values } from './fields';
import { type BookingForm as Form, wordedForm } from './forms';
import { type BookingData, useBookingData } from './use-booking-data';

const Words = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

/** The mail a visitor fills in where scripts do not run: the same recipient, subject and labels. */
function emptyMail({ name, fields }: Form, { company, texts }: BookingData) {
  const labels = [texts.labels.date, texts.labels.slot, ...fields.map(({ label }) => label)];
  return mailtoLink({
    to: company.emails.bookings,
    subject: subjectOf(name, texts),
    body: labels.map((label) => `${label}: `).join('\n'),
  });
}

const Waiting = styled.p`
  @media (scripting: none) {
    display: none;
  }
  [${Mark.state}='stuck'] & {
    display: none;
  }
`;

/** What the dialog holds until its island is up, and for good without scripts. */
const Fallback = ({ form, data }: { form: Form; data: BookingData }) => {
  const { loading, notLoaded, retry, otherwise, email } = data.words.withoutCalendar;
  return (
    <Words>
      <div aria-live="polite">
        <Waiting>{loading}</Waiting>
        <Stuck notLoaded={notLoaded} retry={retry} />
      </div>
      <p>{otherwise}</p>
      <Row>
        <CallButton />
        <ButtonLink href={emptyMail(form, data)} $look="secondary">
          <Icon name="mail" />
          <span>{email}</span>
        </ButtonLink>
      </Row>
    </Words>
  );
};

/**
 * Whether the form is drawn: once its dialog has been opened. The page's first dialog has it drawn while it is still closed
 * and the browser is idle, so that opening only shows it.
 */
function useDrawn(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  if (isOpen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (dialog.current !== document.querySelector('dialog')) return;
    whenIdle(() => {
      // In small steps, between which the page answers.
      startTransition(() => {
        setDrawn(true);
      });
    });
  }, [dialog]);
  return isDrawn;
}

export interface BookingDialogProps {
  form: BookingFormName;
  /** The price the visitor was shown and what it rests on; it goes into the mail. */
  priced?: Priced | undefined;
  /** Fields known before, such as the email of an estimate; they stay when the first date is picked. */
  prefill?: Values | undefined;
}

/** One booking form in its dialog. Until its island is up, and without scripts, it says how to book otherwise. */
export function BookingDialog({ form: name, priced, prefill }: BookingDialogProps) {
  const data = useBookingData();
  const { buttons } = useContact().words;
  const form = useMemo(() => wordedForm(name, data.words), [name, data.words]);
  const [dialog, open] = useDialog();
  const isDrawn = useDrawn(dialog, open);
  return (
    <Dialog ref={dialog} id={dialogId(name)} title={form.heading} close={buttons.close}>
      {isDrawn ? (
        <BookingForm
          form={form}
          data={data}
          priced={priced}
          prefill={prefill}
          open={open}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <Fallback form={form} data={data} />
      )}
    </Dialog>
  );
}
