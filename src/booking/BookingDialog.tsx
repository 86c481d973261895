import { type ComponentType, type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { BookingFormName } from '../content/booking-forms';
import { CallButton } from '../layout/Call';
import { useSite } from '../layout/use-site';
import { mailtoLink } from '../mail/mailto';
import { subjectOf } from '../mail/messages';
import type { Priced } from '../mail/priced';
import { ButtonLink } from '../ui/Button';
import { Dialog, DialogBody, useDialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Row } from '../ui/layout';
import { Stuck } from '../ui/Stuck';
import { TextButton } from '../ui/TextButton';
import type { BookingFormProps } from './BookingForm';
import { dialogId } from './dialogs';
import type { Values } from './fields';
import { type BookingForm, wordedForm } from './forms';
import { type BookingData, useBookingData } from './use-booking-data';

const Words = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

/** The mail a visitor fills in where scripts do not run: the same recipient, subject and labels. */
function emptyMail({ name, fields }: BookingForm, { company, texts }: BookingData) {
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
  [data-stuck] & {
    display: none;
  }
`;

interface FallbackProps {
  form: BookingForm;
  data: BookingData;
  /** Whether the calendar could not be loaded. */
  hasFailed: boolean;
  /** Tries again; without it only the page as a whole can be asked for again. */
  onRetry: (() => void) | undefined;
}

/** What the dialog holds until the calendar has arrived, and for good without scripts. */
const Fallback = ({ form, data, hasFailed, onRetry }: FallbackProps) => {
  const { loading, notLoaded, retry, otherwise, email } = data.words.withoutCalendar;
  return (
    <Words>
      <div aria-live="polite">
        {hasFailed ? (
          <p>
            {notLoaded}{' '}
            <TextButton type="button" onClick={onRetry} data-reload={onRetry ? undefined : ''}>
              {retry}
            </TextButton>
          </p>
        ) : (
          <>
            <Waiting>{loading}</Waiting>
            <Stuck notLoaded={notLoaded} retry={retry} />
          </>
        )}
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

const loadForm = () => import(/* webpackChunkName: "booking-form" */ './BookingForm');

/**
 * The form's chunk, fetched once it is wanted; when that fails twice, the site has changed since the page was loaded. The
 * page's first dialog has its form drawn while it is still closed and the browser is idle, so that opening only shows it.
 */
function useBookingForm(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const [Form, setForm] = useState<ComponentType<BookingFormProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  const hasFailed = failures === attempt;
  const isWanted = isOpen && !Form && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    loadForm().then(
      (chunk) => {
        setForm(() => chunk.BookingForm);
      },
      () => {
        setFailures(attempt);
      },
    );
  }, [isWanted, attempt]);
  useEffect(() => {
    if (dialog.current !== document.querySelector('dialog')) return;
    window.__whenIdle?.(() => {
      loadForm().then(
        (chunk) => {
          // In small steps, between which the page answers.
          startTransition(() => {
            setForm(() => chunk.BookingForm);
          });
        },
        // Asked for again when the dialog is opened.
        () => undefined,
      );
    });
  }, [dialog]);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  return [Form, hasFailed, attempt === 1 ? retry : undefined] as const;
}

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
  const data = useBookingData();
  const { buttons } = useSite().words;
  const form = useMemo(() => wordedForm(name, data.words), [name, data.words]);
  const [dialog, open] = useDialog();
  const [Form, hasFailed, retry] = useBookingForm(dialog, open);
  return (
    <Dialog ref={dialog} id={dialogId(name)} title={form.heading} close={buttons.close}>
      {Form ? (
        <Form
          form={form}
          data={data}
          priced={priced}
          prefill={prefill}
          open={open}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <Fallback
          form={form}
          data={data}
          hasFailed={hasFailed}
          onRetry={
            retry &&
            (() => {
              // The button goes away, and the focus must not go with it.
              dialog.current?.querySelector('h2')?.focus();
              retry();
            })
          }
        />
      )}
    </Dialog>
  );
}
