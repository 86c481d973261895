/**
 * Returns the attributes that let a button open a native dialog without JavaScript; the dialog's island then fills it.
 * React's types do not include the two attributes yet, but React renders them.
 */
export const opens = (dialog: string) => ({ type: 'button', command: 'show-modal', commandfor: dialog }) as const;

/** Returns the attributes that let a button close a native dialog. */
export const closes = (dialog: string) => ({ type: 'button', command: 'close', commandfor: dialog }) as const;
