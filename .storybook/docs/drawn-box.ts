const replaced = 'svg, img, input, select, textarea, video, canvas';

/** Whether an element is seen by itself: as a picture, a field, or a box with a border or a ground. */
function isDrawn(element: Element): boolean {
  if (element.matches(replaced)) return true;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style) return false;
  const hasBorder = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
    (width) => parseFloat(width) > 0,
  );
  return hasBorder || style.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
}

/** Boxes of the texts inside an element. Text for screen readers alone has a box of one pixel. */
export function listTextBoxes(element: Element): DOMRect[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

const isVisible = ({ width, height }: DOMRect) => width > 1 && height > 1;

/** Boxes of what is seen inside an element: pictures, fields, boxes and texts. */
const listDrawnBoxes = (element: Element): DOMRect[] => {
  const drawn = [...element.querySelectorAll('*')].filter(isDrawn).map((inner) => inner.getBoundingClientRect());
  return [...drawn, ...listTextBoxes(element)].filter(isVisible);
};

/** Box around what is seen of an element, which may be wider than its text and is drawn nowhere then. */
export function measureDrawn(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (isDrawn(element)) return box;
  const seen = listDrawnBoxes(element);
  if (seen.length === 0) return box;
  // What is scrolled out of the element is not seen.
  const left = Math.max(box.left, Math.min(...seen.map((rect) => rect.left)));
  const top = Math.max(box.top, Math.min(...seen.map((rect) => rect.top)));
  const right = Math.min(box.right, Math.max(...seen.map((rect) => rect.right)));
  const bottom = Math.min(box.bottom, Math.max(...seen.map((rect) => rect.bottom)));
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : box;
}
