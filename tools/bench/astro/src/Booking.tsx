import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Calendar } from 'react-calendar';
import toast, { Toaster } from 'react-hot-toast';

const slots = ['Morning (8:00 AM - 12:00 PM)', 'Afternoon (12:00 PM - 5:00 PM)'];
const fields = [
  { label: 'Full name', type: 'text' },
  { label: 'Email', type: 'email' },
  { label: 'Phone', type: 'tel' },
  { label: 'Address or postcode', type: 'text' },
];

/** A button with a dialog of a calendar, half-days and fields, as one would write it with React and its packages. */
export function Booking({ label, className }: { label: string; className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<Date>();
  const [today] = useState(() => new Date());
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => {
    dialog.current?.close();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    toast.success('Appointment Booked!');
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          aria-label={label}
          onClose={() => {
            setOpen(false);
          }}
        >
          <form onSubmit={send}>
            <button type="button" onClick={close}>
              Close
            </button>
            <Calendar
              locale="en-GB"
              minDate={today}
              maxDate={new Date(today.getFullYear(), today.getMonth() + 2, 0)}
              tileDisabled={({ date }) => date.getDay() === 0}
              onClickDay={setDay}
              value={day ?? null}
            />
            <fieldset disabled={!day}>
              <legend>Time slot</legend>
              {slots.map((slot) => (
                <label key={slot}>
                  <input type="radio" name="slot" value={slot} required /> {slot}
                </label>
              ))}
            </fieldset>
            {fields.map((field) => (
              <label key={field.label}>
                {field.label} <input type={field.type} />
              </label>
            ))}
            <label>
              What do you need? <textarea required />
            </label>
            <button type="submit">Confirm Booking</button>
          </form>
        </dialog>
      )}
      <Toaster />
    </>
  );
}
