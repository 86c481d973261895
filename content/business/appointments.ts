import { z } from 'zod';
import { weekdays } from '../../src/domain/london-day';
import { day, line, oneOf, whole } from '../field-types';

const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time in quotes, such as '08:00'")
    .meta({ description });
const slot = z
  .strictObject({
    name: line('What it is called'),
    start: time('When it begins, a time of day in 24 hours'),
    end: time('When it ends, a time of day in 24 hours'),
  })
  // Pads '8:00', which has its own diagnostic, so that it does not compare as later than '12:00'.
  .refine(({ start, end }) => end.padStart(5, '0') > start.padStart(5, '0'), {
    path: ['end'],
    error: 'a time after `start`',
  });

/** Schema of `data/appointments.yaml`: slots, closed and full days, days ahead (docs/decisions/appointments.md). */
export const appointments = z.strictObject({
  slots: z
    .strictObject({ am: slot.meta({ description: 'Morning' }), pm: slot.meta({ description: 'Afternoon' }) })
    .refine(({ am, pm }) => pm.start >= am.end, {
      path: ['pm', 'start'],
      error: 'a time that is the end of `am` or later',
    })
    .meta({ description: 'The times of a day' }),
  closedWeekdays: z
    .array(oneOf(weekdays, 'A day of the week on which nobody can book'))
    .refine((closed) => new Set(closed).size < weekdays.length, 'a list that leaves at least one day of the week open')
    .meta({ description: 'Closed days of the week' }),
  closedDates: z.array(day('A day on which nobody can book')).meta({ description: 'Closed dates' }),
  full: z
    .array(
      z.strictObject({
        day: day('A day that the calendar shows as fully booked'),
        slot: oneOf(['am', 'pm'], 'The half of the day that is full; without it the whole day is', {
          am: 'Morning',
          pm: 'Afternoon',
        }).optional(),
      }),
    )
    .meta({ description: 'Full days' }),
  bookAheadDays: whole('How many days from today the calendar reaches', 1),
});
export type Appointments = z.infer<typeof appointments>;
