interface Window {
  /** Set by the loader in production (src/inline/loader.tsx), and called once React is there. */
  __hydrated?: () => void;
  /** On pages with dialogs (src/inline/dialogs.tsx): given what starts the scripts, gives what to call once React is there. */
  __dialogs?: (start: () => void) => () => void;
}

/** One drawing a file: the package's own entry would have both bundles read its two thousand drawings. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: [tag: string, attributes: Record<string, string | number>][];
  export default icon;
}
