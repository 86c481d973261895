import { ChosenAppointment } from '../booking/components/ChosenAppointment';
import { ConfirmFooter } from '../booking/components/ConfirmFooter';
import { DayPicker } from '../booking/components/DayPicker';
import { ErrorSummary } from '../booking/components/ErrorSummary';
import { SlotPicker } from '../booking/components/SlotPicker';
import { nothing, Pair, Part } from './Part';

const now = new Date('2026-11-09T10:00:00Z');

const times = {
  slots: {
    am: { name: 'Morning', start: '08:00', end: '12:00' },
    pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
  },
  closedWeekdays: ['Sunday'],
  closedDates: [],
  full: [],
  bookAheadDays: 60,
};

const slots = [
  { name: 'am', title: 'Morning', hours: '(8:00 AM - 12:00 PM)' },
  { name: 'pm', title: 'Afternoon', hours: '(1:00 PM - 5:00 PM)' },
] as const;

const calendarWords = {
  heading: 'Choose a date',
  previous: 'Previous month',
  next: 'Next month',
  available: 'Available',
  full: 'Fully booked',
  closed: 'Closed',
  fullDay: 'fully booked',
  chosenDay: 'selected',
  missing: 'Choose a day',
};

const slotWords = {
  heading: 'Time slot',
  words: { booked: 'Fully booked', begun: 'Already begun', closed: 'Closed' },
  errorWord: 'Error:',
};

const confirmWords = {
  confirm: 'Confirm Booking',
  submitting: 'Booking...',
  translated: 'The mail is written in English.',
};

export const Booking = () => (
  <Part name="Booking">
    <Pair>
      <DayPicker
        id="days"
        day="2026-11-17"
        onPick={nothing}
        now={now}
        taken={new Map([['2026-11-12', ['am', 'pm']]])}
        times={times}
        error={undefined}
        words={calendarWords}
        errorWord="Error:"
      />
      <DayPicker
        id="no-day"
        day={undefined}
        onPick={nothing}
        now={now}
        taken={new Map()}
        times={times}
        error="Choose a date"
        words={calendarWords}
        errorWord="Error:"
      />
      <SlotPicker
        {...slotWords}
        id="free"

        choices={slots}
        slot={undefined}
        onPick={nothing}
        error={undefined}
      />
      <SlotPicker {...slotWords} id="chosen" choices={slots} slot="am" onPick={nothing} error={undefined} />
      <SlotPicker
        {...slotWords}
        id="taken"

        choices={[slots[0], { ...slots[1], closed: 'booked' }]}
        slot={undefined}
        onPick={nothing}
        error={undefined}
      />
      <SlotPicker
        {...slotWords}
        id="none"

        choices={slots}
        slot={undefined}
        onPick={nothing}
        error="Choose a time"
      />
      <ChosenAppointment
        id="chosen"
        day="2026-11-17"
        slot="morning"
        onChange={nothing}
        words={{ change: 'Change', changeWhat: 'the date' }}
      />
      <ErrorSummary
        heading="There is a problem"
        errors={[
          { part: 'name', message: 'Enter your full name' },
          { part: 'email', message: 'Enter your email address' },
        ]}
        onPick={nothing}
      />
      <ConfirmFooter id="held" line="Choose a day to begin." isSubmitting={false} isHeldBack words={confirmWords} />
      <ConfirmFooter
        id="ready"
        line="Opens your email app."
        isSubmitting={false}
        isHeldBack={false}
        words={confirmWords}
      />
      <ConfirmFooter id="busy" line="Opens your email app." isSubmitting isHeldBack={false} words={confirmWords} />
    </Pair>
  </Part>
);
