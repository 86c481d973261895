import { type Document, isAlias, isMap, isNode, isPair, isSeq, type Node } from 'yaml';

/**
 * Calls `meet` for every node below one and for itself. `visit` of yaml also copies the way to each, which takes ten times as
 * long.
 */
function eachBelow(node: unknown, meet: (node: Node) => void): void {
  if (isPair(node)) {
    eachBelow(node.key, meet);
    eachBelow(node.value, meet);
  } else if (isNode(node)) {
    meet(node);
    if (isMap(node) || isSeq(node)) for (const item of node.items) eachBelow(item, meet);
  }
}

/** Calls `meet` for every node of a document, in the order of the text. */
export function eachNode(document: Pick<Document, 'contents'>, meet: (node: Node) => void): void {
  eachBelow(document.contents, meet);
}

/** Returns whether a document has an alias. */
export function hasAlias(document: Pick<Document, 'contents'>): boolean {
  let found = false;
  eachNode(document, (node) => {
    found ||= isAlias(node);
  });
  return found;
}
