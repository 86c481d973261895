interface Window {
  /** Set by the loader in production (src/inline/loader.tsx), and called once React is there. */
  __hydrated?: () => void;
  /** On pages with dialogs (src/inline/dialogs.tsx): given what starts the scripts, gives what to call once React is there. */
  __dialogs?: (start: () => void) => () => void;
  /** On pages with dialogs (src/inline/early.tsx): given what starts the scripts, starts them before they are wanted. */
  __early?: (start: () => void) => void;
  /**
   * On pages with dialogs, in production (src/inline/early.tsx). Calls back when the browser is idle; never where the visitor
   * saves data or has a very slow connection.
   */
  __whenIdle?: (then: () => void) => void;
}

interface Document {
  /** Whether the page is only prepared and not shown yet. Chromium alone knows it. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** What the browser knows of the connection. Chromium alone tells it. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}

/** One drawing a file: the package's own entry would have both bundles read its two thousand drawings. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: [tag: string, attributes: Record<string, string | number>][];
  export default icon;
}
