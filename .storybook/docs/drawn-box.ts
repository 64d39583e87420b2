const alwaysDrawnSelector = 'svg, img, input, select, textarea, video, canvas';

export const isTransparent = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);

const edges = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Widths of the visible borders. A button that seems to have no border may have a transparent one, so that it is as tall as a button with a
 * border.
 */
function measureBorders(style: CSSStyleDeclaration): Record<(typeof edges)[number], number> {
  const measure = (edge: string) =>
    isTransparent(style.getPropertyValue(`border-${edge}-color`)) ? 0 : Number.parseFloat(style.getPropertyValue(`border-${edge}-width`));
  const [top = 0, right = 0, bottom = 0, left = 0] = edges.map(measure);
  return { top, right, bottom, left };
}

/** Whether an element is too narrow for its content. */
export const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/** Whether an element itself is visible: as a picture, a field, or a box with borders or a background. */
function isDrawn(element: Element): boolean {
  if (element.matches(alwaysDrawnSelector)) return true;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style) return false;
  const borders = Object.values(measureBorders(style)).filter((width) => width > 0);
  return borders.length > 1 || style.backgroundImage !== 'none' || !isTransparent(style.backgroundColor);
}

/** Visible borders of an element, such as the line below a link. */
function listLines(element: Element): DOMRect[] {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const borders = style ? measureBorders(style) : { top: 0, right: 0, bottom: 0, left: 0 };
  const { top: above, right: after, bottom: below, left: before } = borders;
  return [
    new DOMRect(left, top, above > 0 ? width : 0, above),
    new DOMRect(left, top + height - below, below > 0 ? width : 0, below),
    new DOMRect(left, top, before, before > 0 ? height : 0),
    new DOMRect(left + width - after, top, after, after > 0 ? height : 0),
  ].filter((line) => line.width > 0 && line.height > 0);
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

/** Visible boxes in an element that is not visible itself: pictures, fields, boxes, texts and lines. */
const listDrawnBoxes = (element: Element): DOMRect[] => {
  const descendants = [...element.querySelectorAll('*')];
  const drawnDescendants = descendants.filter(isDrawn).map((descendant) => descendant.getBoundingClientRect());
  return [...[...drawnDescendants, ...listTextBoxes(element)].filter(isVisible), ...[element, ...descendants].flatMap(listLines)];
};

/** Box around the visible content of an element. The element itself may be larger than its content. */
export function measureDrawn(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (isDrawn(element)) return box;
  const drawnBoxes = listDrawnBoxes(element);
  if (drawnBoxes.length === 0) return box;
  // Content that is scrolled out of the element is not visible.
  const left = Math.max(box.left, Math.min(...drawnBoxes.map((rect) => rect.left)));
  const top = Math.max(box.top, Math.min(...drawnBoxes.map((rect) => rect.top)));
  const right = Math.min(box.right, Math.max(...drawnBoxes.map((rect) => rect.right)));
  const bottom = Math.min(box.bottom, Math.max(...drawnBoxes.map((rect) => rect.bottom)));
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : box;
}
