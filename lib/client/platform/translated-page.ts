/**
 * Lets React continue in a page whose texts were moved: the page translation of Chrome and Edge wraps each text in
 * elements of its own, and so do extensions. React then removes or inserts before a text that is no longer where it
 * was rendered, which throws, and the error page replaces what was typed. Here the wrapping element is used instead
 * of the text (docs/decisions/0070-translated-pages.md). Returns the cleanup function.
 */
export function allowTranslation(): () => void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const { placeOf, takeBack, stop } = followTexts();

  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    takeBack(child);
    return appendChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    child: T,
    before: Node | null,
  ) {
    takeBack(child);
    // `undefined` is for the browser to refuse.
    const place = before && before.parentNode !== this ? placeOf(before, this) : before;
    return insertBefore.call(this, child, place) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!child || child.parentNode === this) return removeChild.call(this, child) as T;
    let gone: ParentNode | ChildNode | null = takeBack(child) ?? child.parentNode;
    if (child.parentNode) removeChild.call(child.parentNode, child);
    // What wrapped it goes as well, unless others are in there.
    while (gone && gone !== this && this.contains(gone) && !gone.hasChildNodes()) {
      const above: ParentNode | null = gone.parentNode;
      if (above) removeChild.call(above, gone);
      gone = above;
    }
    return child;
  };

  return () => {
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
    stop();
  };
}

/** Tracks which elements replaced the texts of the page, and React's updates of such texts. */
function followTexts() {
  const standIns = new WeakMap<Node, readonly ChildNode[]>();
  const seen = new MutationObserver(follow);
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target.parentNode) continue;
      const [first, ...others] = standInsOf(target);
      if (first) first.textContent = target.nodeValue;
      for (const other of others) other.remove();
    }
  });

  function follow(records: MutationRecord[]): void {
    for (const record of records) {
      const [text] = record.removedNodes;
      if (record.removedNodes.length !== 1 || !(text instanceof Text) || text.parentNode) continue;
      const found = standInsAfter(record, records);
      if (found.length === 0) continue;
      standIns.set(text, found);
      written.observe(text, { characterData: true });
    }
  }

  /** The nodes in place of a text now: a translator may have replaced its own since, also by each other. */
  function standInsOf(text: Node, passed = new Set<Node>()): ChildNode[] {
    if (passed.has(text)) return [];
    passed.add(text);
    const found = standIns.get(text) ?? [];
    return found.flatMap((one) => (one.parentNode ? [one] : standInsOf(one, passed)));
  }

  seen.observe(document, { childList: true, subtree: true });
  return {
    placeOf(node: Node, parent: Node): Node | null {
      follow(seen.takeRecords());
      let place: Node | null | undefined = node.parentNode ? node : standInsOf(node)[0];
      while (place && place.parentNode !== parent) place = place.parentNode;
      return place ?? null;
    },
    takeBack(node: Node): ParentNode | null {
      if (!(node instanceof Text) || node.parentNode) return null;
      follow(seen.takeRecords());
      const found = standInsOf(node);
      const parent = found[0]?.parentNode ?? null;
      for (const one of found) one.remove();
      standIns.delete(node);
      return parent;
    },
    stop() {
      seen.disconnect();
      written.disconnect();
    },
  };
}

/** Finds the nodes added where a text was removed: all that took its place, or an element beside it before or after that. */
function standInsAfter(record: MutationRecord, all: MutationRecord[]): ChildNode[] {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const cameThere = (other: MutationRecord) =>
    other.target === target &&
    other.addedNodes.length === 1 &&
    (other.addedNodes[0] === previousSibling ||
      other.addedNodes[0] === nextSibling ||
      (other.previousSibling === previousSibling && other.nextSibling === nextSibling));
  const came = addedNodes.length ? addedNodes : (all.find(cameThere)?.addedNodes ?? []);
  return [...came].filter((one) => isStandIn(one) && one.isConnected) as ChildNode[];
}

function isStandIn(node: Node): boolean {
  return node instanceof Element || node instanceof Text;
}
