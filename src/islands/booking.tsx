import { useMemo } from 'react';
import { BookingDialog } from '../booking/components/BookingDialog';
import '../booking/visit';
import type { BookingFormName } from '../domain/booking-forms';
import type { CompanyLine } from '../domain/company-lines';
import { PageContactContext } from '../site-data/page-contact';
import { useStore } from '../ui/use-store';
import { booked } from './booked';

interface Props {
  form: BookingFormName;
  line: CompanyLine;
}

/** Renders a booking dialog. */
export default function Booking({ form, line }: Props) {
  const contact = useMemo(() => ({ line }), [line]);
  return (
    <PageContactContext value={contact}>
      <BookingDialog form={form} {...useStore(booked)} />
    </PageContactContext>
  );
}
