/** A node of a tree of HTML, as plugins of rehype are handed it. */
export interface HtmlNode {
  tagName?: string;
  value?: unknown;
  properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
}

/** Calls the function for a node and for all below it, in the order of the text. `limitDepth` has seen to it that none is deep. */
export function eachNode(node: HtmlNode, look: (node: HtmlNode) => void) {
  look(node);
  for (const child of node.children ?? []) eachNode(child, look);
}
