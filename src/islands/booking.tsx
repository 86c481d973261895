import { useMemo } from 'react';
import { BookingDialog } from '../booking/BookingDialog';
import '../booking/visit';
import type { BookingFormName } from '../content/booking-forms';
import { type CompanyLine, PageContactContext } from '../layout/page-contact';
import { useBooked } from './booked';

interface Props {
  form: BookingFormName;
  line: CompanyLine;
}

/** A booking dialog. */
export default function Booking({ form, line }: Props) {
  const contact = useMemo(() => ({ line }), [line]);
  return (
    <PageContactContext value={contact}>
      <BookingDialog form={form} {...useBooked()} />
    </PageContactContext>
  );
}
