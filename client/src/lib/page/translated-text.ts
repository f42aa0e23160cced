/**
 * A browser that translates the page puts a <font> in place of each text. React still holds the text, and
 * fails when it removes it, or changes what nobody sees. So the text takes its place again before React
 * touches it, and the browser translates it anew.
 */
export function putBackTranslatedText(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const putBack = (node: Node | null) => {
    if (node?.parentNode === null) standIns.get(node)?.replaceWith(node);
  };
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const near = [...addedNodes, previousSibling, nextSibling] as (ChildNode | null)[];
      const standIn = near.find((node) => node?.nodeName === "FONT");
      for (const node of removedNodes)
        if (standIn && node instanceof Text) standIns.set(node, standIn);
    }
  }).observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    putBack(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    return removeChild.call(this, child) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this);
      value?.set?.call(this, text);
    },
  });
}
