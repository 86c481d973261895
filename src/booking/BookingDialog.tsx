import type { BookingFormName } from '../content/booking-forms';
import { CallButton, EmailButton } from '../layout/Call';
import { Dialog } from '../ui/Dialog';
import { Row } from '../ui/layout';
import { dialogId } from './dialogs';

/** One booking form in its dialog (spec 4). */
export const BookingDialog = ({ form }: { form: BookingFormName }) => (
  <Dialog id={dialogId(form)} title="Book Your Free Quote">
    <p>Call us, or write an email with your name, your address and a day that suits you.</p>
    <Row>
      <CallButton />
      <EmailButton $look="secondary" />
    </Row>
  </Dialog>
);
