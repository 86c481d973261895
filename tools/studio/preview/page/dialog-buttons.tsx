/**
 * Lets buttons open and close dialogs in a browser without `command` and `commandfor`, such as Safari before 26.2. On a
 * built page its inline script does so (tools/islands/inline/presses.tsx), which a preview does not have.
 */
export function answerDialogButtons(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
