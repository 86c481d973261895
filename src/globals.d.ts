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
