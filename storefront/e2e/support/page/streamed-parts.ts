/**
 * Puts the parts that React streamed after the page into position, as the page's own script does. The template `B:1` marks the boundary
 * whose fallback the part `S:1` replaces. The template `P:1` marks a gap that the part fills.
 */
export function insertStreamedParts(document: Document): void {
  for (const part of document.querySelectorAll('div[hidden][id^="S:"]')) {
    document.getElementById(part.id.replace('S', 'P'))?.replaceWith(...part.childNodes);
    const marker = document.getElementById(part.id.replace('S', 'B'));
    if (marker) replaceFallback(marker, [...part.childNodes]);
    part.remove();
  }
}

/** Replaces everything from the marker to the comment that ends its boundary. A boundary may contain other boundaries. */
function replaceFallback(marker: Element, content: Node[]): void {
  let depth = 0;
  let node: Node | null = marker;
  while (node && !(isEnd(node) && depth === 0)) {
    const next: Node | null = node.nextSibling;
    if (isEnd(node)) depth -= 1;
    else if (isStart(node)) depth += 1;
    node.parentNode?.removeChild(node);
    node = next;
  }
  for (const child of content) node?.parentNode?.insertBefore(child, node);
}

const readComment = (node: Node): string | null => (node.nodeType === node.COMMENT_NODE ? node.nodeValue : null);
const isStart = (node: Node): boolean => /^\$[?!~]?$/.test(readComment(node) ?? '');
const isEnd = (node: Node): boolean => readComment(node) === '/$';
