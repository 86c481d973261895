interface Window {
  /** Set by the script loader in production; see src/layout/script-loader.ts. */
  __hydrated?: () => void;
}

/** One drawing a file: the package's own entry would have both bundles read its two thousand drawings. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: [tag: string, attributes: Record<string, string | number>][];
  export default icon;
}
