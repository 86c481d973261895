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

// jsdom would apply each rule to every element that a query by role passes, which takes a third of the time of component
// tests. It knows neither media queries nor layout. So it does not read the rules of styled-components.
if (typeof document !== 'undefined') {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'style') element.setAttribute('type', 'text/plain');
    return element;
  }) as typeof document.createElement;
}
