import { useMemo } from 'react';
import { BookingDialog } from '../booking/components/BookingDialog';
import '../booking/visit';
import type { BookingFormName } from '../domain/booking-forms';
import type { CompanyLine } from '../domain/company-lines';
import { PageContactContext } from '../site-data/page-contact';
import { useStore } from '../booking/flow/use-store';
import { booked } from './booked';

interface Props {
  form: BookingFormName;
  line: CompanyLine;
  /** What the work summary begins with. */
  summary?: string;
}

/** Renders a booking dialog. */
export default function Booking({ form, line, summary }: Props) {
  const contact = useMemo(() => ({ line }), [line]);
  const prefill = useMemo(() => (summary === undefined ? undefined : { summary }), [summary]);
  return (
    <PageContactContext value={contact}>
      <BookingDialog form={form} {...useStore(booked)} {...(prefill && { prefill })} />
    </PageContactContext>
  );
}
