/** How a browser is started; what differs needs a browser of its own, because some engines cannot change it later. */
export interface LaunchOptions {
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** Whether the visitor's system asks for less motion. */
  reducedMotion: boolean;
  /** Whether the visitor has set text to twice its size. */
  largeText: boolean;
}

/** A function that runs in the page. Its arguments and its result must survive JSON. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** What a journey needs of a browser. The same for every engine; everything else is built upon it. */
export interface Driver {
  /** Starts over for the next test: no page, no mail and no message of the last one. */
  reset(): Promise<void>;
  /** Starts a navigation. Does not wait for its end. */
  goTo(address: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(script: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs the text of a script in the page, whatever the page's policy says. */
  run(script: string): Promise<void>;
  /** Presses the main button of a mouse at a point of the viewport, in CSS pixels. */
  pressAt(x: number, y: number, times: 1 | 2): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** Types text where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key, such as 'Tab' or 'Escape', with modifiers held: `Shift+Tab`. */
  key(name: string): Promise<void>;
  /** Goes back in the history. Does not wait for the end of a navigation. */
  back(): Promise<void>;
  /** Makes the viewport as large as this, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The visible part of the page as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The addresses of the mails the page has opened. */
  mails(): Promise<string[]>;
  /** Errors the engine itself has written to its console. */
  console(): string[];
  close(): Promise<void>;
}

/** Everything of a site that WebKitGTK's browser needs changed, because it opens no other program. */
export interface SiteNeeds {
  before?: string;
  script?: (text: string) => string;
}

/** Runs in the page and goes back once it has answered: the answer of a page that is being left may be lost. */
export const backSoon = () => {
  setTimeout(() => {
    history.back();
  });
};
