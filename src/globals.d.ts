interface Window {
  /** Set by the script loader in production; see src/layout/script-loader.ts. */
  __hydrated?: () => void;
}
