// Loads the matchers only for tests with a document: they take longer to load than many tests take to run.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom has no media queries. Reports that none matches, so tests never run as on a phone.
if (typeof window !== 'undefined') window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

// jsdom has no modal dialogs. e2e/ tests what only a browser can do.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
