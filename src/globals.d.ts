interface Document {
  /** Whether the page is prerendered and not shown yet. Only Chromium has it. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** The browser's estimate of the connection. Only Chromium has it. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}

/** Declares one module for each icon. The package's entry would make both bundlers read its two thousand icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: [tag: string, attributes: Record<string, string | number>][];
  export default icon;
}
