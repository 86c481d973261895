/**
 * What makes a button open a native dialog by itself, before and without JavaScript; the dialog's island then fills it.
 * React's types do not know the two attributes yet, and React passes them through.
 */
export const opens = (dialog: string) => ({ type: 'button', command: 'show-modal', commandfor: dialog }) as const;

/** The same for closing. */
export const closes = (dialog: string) => ({ type: 'button', command: 'close', commandfor: dialog }) as const;
