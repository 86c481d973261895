// Most tests have no document, and the matchers for one take longer to load than many a test takes to run.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom has no window to measure: whatever is asked of it, it is no phone.
if (typeof window !== 'undefined') window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

// jsdom has no modal dialogs; what only a browser can tell is tested in e2e/.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
