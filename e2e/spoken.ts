import { expect, type Page } from './test';

interface Node {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/**
 * Returns a function that waits until a screen reader would announce a text: until the accessibility tree has it in a live
 * region that already exists now.
 */
export async function listen(page: Page) {
  const client = await page.context().newCDPSession(page);
  const tree = async () => (await client.send('Accessibility.getFullAXTree')).nodes as Node[];
  const before = new Set(
    (await tree()).filter(({ ignored }) => !ignored).map(({ backendDOMNodeId }) => backendDOMNodeId),
  );

  const hears = async (text: string) => {
    const nodes = await tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const isLive = (node: Node): boolean => {
      const live = node.properties?.find(({ name }) => name === 'live')?.value.value;
      if (!node.ignored && (live === 'polite' || live === 'assertive') && before.has(node.backendDOMNodeId))
        return true;
      const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
      return parent !== undefined && isLive(parent);
    };
    const isSaid = ({ ignored, name }: Node) => !ignored && (name?.value.includes(text) ?? false);
    return nodes.some((node) => isSaid(node) && isLive(node));
  };
  return async (text: string, timeout = 5000) => {
    await expect.poll(() => hears(text), { message: `heard: ${text}`, timeout }).toBe(true);
  };
}
