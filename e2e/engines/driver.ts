import type { Paper } from '../paper';

/**
 * How a browser is started. Each combination needs its own browser, because some engines cannot change these settings
 * later.
 */
export interface LaunchOptions {
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** Whether the system asks for reduced motion. */
  reducedMotion: boolean;
  /** Whether text has twice its normal size. */
  largeText: boolean;
}

/** What a visitor presses with. */
export type Pointer = 'mouse' | 'touch' | 'pen';

/** A function that runs in the page. Its arguments and its result must survive JSON. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** What a journey needs from a browser, whatever the engine. */
export interface Driver {
  /** Prepares the next test: discards the page, mails and messages of the last one. */
  reset(): Promise<void>;
  /** Navigates. WebKit's driver waits until the page has loaded; where that is needed in every engine, `Visitor` waits. */
  goTo(address: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(script: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs a script in the page, despite the page's policy. */
  run(script: string): Promise<void>;
  /** Presses the main mouse button at a point of the viewport, in CSS pixels. */
  pressAt(x: number, y: number, times: 1 | 2): Promise<void>;
  /**
   * Presses at a point once, and once more after each pause in milliseconds, as one double or triple click.
   * @throws if the engine's driver lacks the pointer
   */
  pressWith(pointer: Pointer, x: number, y: number, pauses: readonly number[]): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** Types text into the focused field. */
  type(text: string): Promise<void>;
  /** Presses a key, such as 'Tab', 'Escape' or `Shift+Tab`. */
  key(name: string): Promise<void>;
  /** Goes back in the history, without waiting for the end of a navigation. */
  back(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the visible part of the page as a PNG. */
  screenshot(): Promise<Buffer>;
  /**
   * Prints the page. Returns it as a PDF.
   * @throws in WebKit, whose driver does not print
   */
  print(paper: Paper): Promise<Uint8Array>;
  /** Returns the addresses of the mails that the page has opened. */
  mails(): Promise<string[]>;
  /** Returns the errors that the engine itself has written to its console. */
  console(): string[];
  close(): Promise<void>;
}

/** The changes to the site that WebKitGTK's browser needs, because it opens no other program. */
export interface SiteNeeds {
  before?: string;
  script?: (text: string) => string;
}

/** Goes back, once the page has answered: the answer of a page that is being left may be lost. */
export const backSoon = () => {
  setTimeout(() => {
    history.back();
  });
};
