/**
 * A browser that translates the page puts a <font> in place of each text. Before React changes or removes
 * such a text, or inserts before it, the text takes its place again, and the browser translates it anew.
 */
export function putBackTranslatedText(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const putBack = (text: Node | null) => {
    if (text?.parentNode === null) standIns.get(text)?.replaceWith(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      putBack(target);
      const near = [...addedNodes, previousSibling, nextSibling] as (ChildNode | null)[];
      const standIn = near.find((node) => node?.nodeName === "FONT");
      for (const text of removedNodes) {
        if (standIn) standIns.set(text, standIn);
        if (standIn) observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    putBack(next);
    putBack(node);
    return insertBefore.call(this, node, next) as typeof node;
  };
  Node.prototype.removeChild = function (child) {
    putBack(child);
    return removeChild.call(this, child) as typeof child;
  };
}
