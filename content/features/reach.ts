import { z } from 'zod';
import { line, lineWith } from '../field-types';

const offered = z.boolean().meta({
  description: 'true if everybody who answers keeps this promise; without it, the website does not mention it',
});
const label = line('What the field is called, in the booking form and in mails');
const hint = line('What helps to fill it in, below the label').optional();
const inTime = line('When the visit is further away than the hours we call ahead');
const soon = line('When it is nearer');

/** `data/reach.yaml`: how visitors may ask to be reached. Each promise is off until the owner offers it. */
export const reach = z.strictObject({
  heading: line('The words that open these fields in a booking form'),
  reachBy: z
    .strictObject({
      offered,
      label,
      hint,
      ways: z
        .strictObject({ call: line('By phone'), text: line('By text message'), email: line('By email') })
        .meta({ description: 'The ways to reach the visitor' }),
      byText: z
        .strictObject({ inTime, soon, noNumber: line('If we have no phone number') })
        .meta({ description: 'By text message' }),
      byEmail: z.strictObject({ inTime, soon }).meta({ description: 'By email' }),
    })
    .meta({ description: 'We call, text or email first, as the visitor asks' }),
  atHome: z.strictObject({ offered, label, hint }).meta({ description: 'We come when somebody is at home' }),
  dayPhone: z.strictObject({ offered, label, hint }).meta({ description: 'We use another number on the day' }),
  forWhom: z
    .strictObject({ offered, label, hint, tell: z.strictObject({ label, hint }).meta({ description: 'Whom we tell' }) })
    .meta({ description: 'We tell whom the visitor names, when somebody books for somebody else' }),
  priority: z
    .strictObject({ offered, label, hint, subject: line('The word at the front of the mail and of its subject') })
    .meta({ description: 'We help homes first that cannot wait' }),
  arrival: z.strictObject({ offered, label, hint }).meta({ description: 'The engineer reads this before the visit' }),
  textLink: z
    .strictObject({ offered, label: line('Before the mobile number, such as Text') })
    .meta({ description: 'We answer texts to our mobile number' }),
  relay: z
    .strictObject({
      offered,
      text: lineWith(
        ['number'],
        'How to reach us through Relay UK, the free service for people who cannot hear or speak',
      ),
    })
    .meta({ description: 'We take calls that come through Relay UK' }),
});
type Reach = z.infer<typeof reach>;

/** The fields that a booking dialog gets when their promise is offered. */
const fields = ['reachBy', 'atHome', 'dayPhone', 'forWhom', 'priority', 'arrival'] as const;

/** The promises that the owner offers, as pages and dialogs get them. */
export type ReachWords = Partial<{
  [Name in keyof Reach]: Reach[Name] extends string ? string : Omit<Reach[Name], 'offered'>;
}>;

/** The ids of the fields. `tell` belongs to `forWhom`. */
export type ReachFieldId = (typeof fields)[number] | 'tell';

/** Leaves out every promise that is not offered, and the heading where no field is. */
export function offeredOnly({ heading, ...promises }: Reach): ReachWords {
  const kept = Object.fromEntries(
    Object.entries(promises).flatMap(([name, { offered: isOffered, ...words }]) => (isOffered ? [[name, words]] : [])),
  ) as ReachWords;
  return fields.some((name) => name in kept) ? { heading, ...kept } : kept;
}
