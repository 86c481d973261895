import { startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { BookingFormName } from '../../domain/booking-forms';
import { CallButton } from '../../layout/contact-buttons';
import { TextLink } from '../../layout/OtherWays';
import { Mark } from '../../../tools/islands';
import { useContact } from '../../site-data/use-contact';
import { mailtoLink } from '../../mail/mailto';
import { subjectOf } from '../../mail/messages';
import type { Priced } from '../../mail/priced';
import { ButtonLink } from '../../ui/controls/Button';
import { Dialog, DialogBody, useDialog } from '../../ui/controls/Dialog';
import { Icon } from '../../ui/pictures/Icon';
import { Row } from '../../ui/Row';
import { LoadFailure } from '../../ui/controls/LoadFailure';
import { BookingFormPanel } from './BookingFormPanel';
import { dialogId } from '../../domain/dialog-ids';
import type { Values } from '../forms/fields';
import { type BookingForm, wordedForm } from '../forms/form-definitions';
import { type BookingData, useBookingData } from '../booking-query';

const Words = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

/** Returns the link to an empty booking mail, with recipient, subject and labels, for visitors without scripts. */
function emptyMail({ name, fields }: BookingForm, { company, texts }: BookingData) {
  // Leaves out how to reach the visitor. Nobody has to say it, and the mail of the form has no lines for empty fields.
  const asked = fields.filter(({ isReach }) => !isReach);
  const labels = [texts.labels.date, texts.labels.slot, ...asked.map(({ label }) => label)];
  return mailtoLink({
    to: company.emails.bookings,
    subject: subjectOf(name, texts),
    body: labels.map((label) => `${label}: `).join('\n'),
  });
}

const Waiting = styled.p`
  [${Mark.state}='stuck'] & {
    display: none;
  }
`;

/** Shows other ways to book until the island has been hydrated; without scripts, permanently. */
const Fallback = ({ form, data }: { form: BookingForm; data: BookingData }) => {
  const { loading, notLoaded, retry, otherwise, email } = data.words.withoutCalendar;
  return (
    <Words>
      <div aria-live="polite">
        <Waiting className="scripted">{loading}</Waiting>
        <LoadFailure notLoaded={notLoaded} retry={retry} />
      </div>
      <p>{otherwise}</p>
      <Row>
        <CallButton />
        <TextLink />
        <ButtonLink href={emptyMail(form, data)} $look="secondary">
          <Icon name="mail" />
          <span>{email}</span>
        </ButtonLink>
      </Row>
    </Words>
  );
};

/**
 * Returns whether to render the form: from the moment a pointer or the focus reaches a button that opens its dialog. A finger
 * takes longer to lift than the calendar to draw, so the dialog then opens with it, and nothing is done for a visitor who
 * never comes near a button. A press that comes sooner, or after what has only just started the island, draws it at once, so
 * that no screen reader hears of a calendar that is still loading.
 */
function useDrawn(dialog: string, isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  if (isOpen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const opener = `[commandfor="${dialog}"]`;
    const draw = () => {
      // A transition can be interrupted, so that the page stays responsive.
      startTransition(() => {
        setDrawn(true);
      });
    };
    const reached = ({ target }: Event) => {
      if (target instanceof Element && target.closest(opener)) draw();
    };
    const gone = new AbortController();
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, reached, gone);
    return () => {
      gone.abort();
    };
  }, [dialog, isDrawn]);
  return isDrawn;
}

export interface BookingDialogProps {
  form: BookingFormName;
  /** The price that the visitor was shown and the answers behind it, for the mail. */
  priced?: Priced | undefined;
  /** Initial values, such as the email of an estimate. Picking the first date keeps them. */
  prefill?: Values | undefined;
}

/** Shows one booking form in its dialog. Until hydration, and without scripts, it shows other ways to book. */
export function BookingDialog({ form: name, priced, prefill }: BookingDialogProps) {
  const data = useBookingData();
  const { buttons } = useContact().words;
  const form = useMemo(() => wordedForm(name, data.words, data.reach), [name, data.words, data.reach]);
  const [dialog, open] = useDialog();
  const isDrawn = useDrawn(dialogId(name), open);
  return (
    <Dialog ref={dialog} id={dialogId(name)} title={form.heading} close={buttons.close}>
      {isDrawn ? (
        <BookingFormPanel
          form={form}
          data={data}
          priced={priced}
          prefill={prefill}
          open={open}
          onClose={() => {
            // Not by the ref: a redrawn island (tools/islands/mount.tsx) has another dialog.
            (document.getElementById(dialogId(name)) as HTMLDialogElement | null)?.close();
          }}
        />
      ) : (
        <Fallback form={form} data={data} />
      )}
    </Dialog>
  );
}
