/** A box in the figure of a component's parts, in pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A numbered part of a component, with its box. */
export interface MeasuredPart {
  number: number;
  rect: Rect;
}

export interface PlacedMarker {
  number: number;
  /**
   * Box around a part that has other parts inside, or that shares an edge with the part around it: a line alone would not tell whose edge
   * it is.
   */
  outline?: Rect;
  /** Whether the part shares an edge with the part around it. */
  isInner?: boolean;
  x: number;
  y: number;
  toX: number;
  toY: number;
}

type Side = keyof Rect;

/** Start of the line to a part: a side of the component, and the position along that side. */
interface LineStart {
  side: Side;
  along: number;
}

type ConnectedPart = MeasuredPart & LineStart;

/** Distance of a marker from the component, and of two markers from each other. */
const markerGap = 26;
/** Room that a marker needs beside the component. */
const markerRoom = markerGap + 12;

/** Distance of a line's end from its part, so that its dot covers nothing of the part. */
const dotDistance = 4;
/** Distance by which the line from a number reaches into a part that is only a line itself, such as a separator. */
const thinReach = 24;
/** Distance of an outline from its part where texts beside the part leave no more room. */
const narrowDistance = 1;
/** Distance below which two edges look like one. */
const sharedDistance = 6;
/** Half of the width of a line with its dot. */
const lineReach = 3;

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right'];

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Whether the part is as large as the picture, except for the strip that a scroll bar may take. */
const coversPicture = ({ rect }: MeasuredPart, picture: Rect) => sides.every((side) => Math.abs(rect[side] - picture[side]) <= 20);

const uniteRects = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  top: Math.min(...rects.map(({ top }) => top)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

const isHorizontal = (side: Side) => side === 'top' || side === 'bottom';

/** The strip that a line crosses between the edge of the component and the part. */
function findStrip({ side, along }: LineStart, rect: Rect, component: Rect): Rect {
  const [low, high] = [Math.min(component[side], rect[side]), Math.max(component[side], rect[side])];
  return isHorizontal(side)
    ? { left: along - lineReach, right: along + lineReach, top: low, bottom: high }
    : { left: low, right: high, top: along - lineReach, bottom: along + lineReach };
}

const doOverlap = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

const isInside = (inner: Rect, outer: Rect) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** Positions on an edge of the part at which a line may end, the best first. */
function listTargets(rect: Rect, side: Side): number[] {
  const [low, high] = isHorizontal(side) ? [rect.left, rect.right] : [rect.top, rect.bottom];
  const inset = Math.min(8, (high - low) / 2);
  return [(low + high) / 2, low + inset, high - inset];
}

/** Whether a part is only a line itself, such as a separator, and has an end at this side instead of running along it. */
const isThinAt = (side: Side, { left, top, right, bottom }: Rect) => (isHorizontal(side) ? right - left <= 2 : bottom - top <= 2);

/**
 * Costs of a line, in pixels of its length. A line costs more if it crosses a text or another part, begins beside another marker, or runs
 * along a part that is only a line itself, because the two lines would look like one.
 */
const textCost = 1000;
const partCost = 200;
const crowdingCost = 30;
const alongCost = 30;

/** What surrounds a part whose number is being placed. */
interface Surroundings {
  component: Rect;
  picture: Rect;
  texts: readonly Rect[];
  parts: readonly MeasuredPart[];
  connectedParts: readonly LineStart[];
}

/**
 * Chooses the line to a part from a side of the component with room for a marker. Above all the line crosses few texts. Preferably the line
 * is also short, crosses no other part and does not begin beside another marker.
 */
function chooseLine(part: MeasuredPart, { component, picture, texts, parts, connectedParts }: Surroundings): ConnectedPart {
  const { rect } = part;
  const sidesWithRoom = sides.filter((side) => Math.abs(picture[side] - component[side]) >= markerRoom);
  const otherRects = parts.filter((other) => !isInside(rect, other.rect) && !isInside(other.rect, rect)).map((other) => other.rect);
  const lineStarts = sidesWithRoom.flatMap((side) =>
    listTargets(rect, side).map((along, index) => {
      const strip = findStrip({ side, along }, rect, component);
      const count = (boxes: readonly Rect[]) => boxes.filter((box) => doOverlap(box, strip)).length;
      const crowdedCount = connectedParts.filter((other) => other.side === side && Math.abs(other.along - along) < 1.5 * markerGap).length;
      const length = Math.abs(rect[side] - component[side]);
      const crossingCost = count(texts) * textCost + count(otherRects) * partCost;
      const lookCost = crowdedCount * crowdingCost + (isThinAt(side, rect) ? alongCost : 0);
      return { side, along, cost: crossingCost + lookCost + length + index };
    }),
  );
  const [cheapest] = lineStarts.toSorted((a, b) => a.cost - b.cost);
  return { ...part, side: cheapest?.side ?? 'top', along: cheapest?.along ?? (rect.left + rect.right) / 2 };
}

const measureArea = ({ rect }: MeasuredPart) => (rect.right - rect.left) * (rect.bottom - rect.top);

/** Chooses the lines to small parts first, because a large one can be reached from more sides. */
function chooseLines(parts: readonly MeasuredPart[], component: Rect, picture: Rect, texts: readonly Rect[]): ConnectedPart[] {
  const connectedParts: ConnectedPart[] = [];
  for (const part of parts.toSorted((a, b) => measureArea(a) - measureArea(b)))
    connectedParts.push(chooseLine(part, { component, picture, texts, parts, connectedParts }));
  return connectedParts;
}

/** Moves positions apart that are too close together. Moved positions keep their order and stay around their former centre. */
function spreadPositions(positions: readonly number[], low: number, high: number): number[] {
  const spread: number[] = [];
  for (const position of positions) spread.push(Math.max(position, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + markerGap));
  const excess = Math.max(0, (spread.at(-1) ?? 0) - high);
  const drift =
    spread.length > 1 ? Math.min(...spread.map((position, index) => position - (positions[index] ?? 0)).slice(-1), 2 * markerGap) / 2 : 0;
  const shift = Math.max(excess, drift);
  return spread.map((position) => Math.max(low, position - shift));
}

/** Whether the edges of two parts at a side are so close that they look like one. */
const shareEdge = (a: Rect, b: Rect, side: Side) => Math.abs(a[side] - b[side]) < sharedDistance;

/** Whether a part ends at this side together with a part that contains it. */
const isAtEdge = ({ rect }: MeasuredPart, side: Side, parts: readonly MeasuredPart[]) =>
  parts.some((other) => !isInside(other.rect, rect) && isInside(rect, other.rect) && shareEdge(rect, other.rect, side));

interface Figure {
  component: Rect;
  picture: Rect;
  parts: readonly MeasuredPart[];
}

function placeAtSide(side: Side, connectedParts: readonly ConnectedPart[], { component, picture, parts }: Figure): PlacedMarker[] {
  const [startSide, endSide]: [Side, Side] = isHorizontal(side) ? ['left', 'right'] : ['top', 'bottom'];
  const sorted = connectedParts.toSorted((a, b) => a.along - b.along);
  const positions = spreadPositions(
    sorted.map(({ along }) => along),
    picture[startSide] + 12,
    picture[endSide] - 12,
  );
  const [low, high] = isHorizontal(side) ? [picture.top, picture.bottom] : [picture.left, picture.right];
  const outwards = side === 'top' || side === 'left' ? -1 : 1;
  const outside = clamp(component[side] + outwards * markerGap, low + 12, high - 12);
  return sorted.map((part, index) => {
    const { number, rect } = part;
    const along = positions[index] ?? 0;
    const target = clamp(along, rect[startSide] + 2, rect[endSide] - 2);
    // The line to a thin part, such as a separator, ends inside the part, because the part's end may lie at the edge of the part around it.
    const isThin = isThinAt(side, rect);
    // If a part shares an edge with the part around it, the line ends on the outline of the inner part.
    const isInner = !isThin && isAtEdge(part, side, parts);
    const end = rect[side] + outwards * (isThin ? -thinReach : isInner ? 0 : dotDistance);
    const line = isHorizontal(side) ? { x: along, y: outside, toX: target, toY: end } : { x: outside, y: along, toX: end, toY: target };
    return { number, ...line, ...(isInner && { outline: rect, isInner }) };
  });
}

const inflate = ({ left, top, right, bottom }: Rect, distance: number): Rect => ({
  left: left - distance,
  top: top - distance,
  right: right + distance,
  bottom: bottom + distance,
});

/** The outline of a part, which runs through none of the texts beside it. */
function outlinePart(rect: Rect, texts: readonly Rect[]): Rect {
  const wideOutline = inflate(rect, dotDistance);
  const isCrowded = texts.some((text) => doOverlap(text, wideOutline) && !doOverlap(text, rect));
  return isCrowded ? inflate(rect, narrowDistance) : wideOutline;
}

/**
 * Adds the outlines that distinguish parts from the parts inside them. Of two parts that end at the same edge, the inner one has its
 * outline on the edge.
 */
function addOutline(marker: PlacedMarker, parts: readonly MeasuredPart[], texts: readonly Rect[]): PlacedMarker {
  const part = parts.find(({ number }) => number === marker.number);
  const hasPartsInside = part && parts.some((other) => other !== part && isInside(other.rect, part.rect));
  if (!hasPartsInside || marker.outline) return marker;
  const isInner = sides.some((side) => isAtEdge(part, side, parts));
  return isInner ? { ...marker, outline: part.rect, isInner } : { ...marker, outline: outlinePart(part.rect, texts) };
}

/**
 * Places a number for each part beside the component, with a line to the part. A part that is as large as the picture, such as what an
 * overlay covers, has its number in the corner. `panels` are boxes over which no number may stand, `texts` those that lines avoid.
 */
export function placeMarkers(
  parts: readonly MeasuredPart[],
  picture: Rect,
  panels: readonly Rect[] = [],
  texts: readonly Rect[] = [],
): PlacedMarker[] {
  const coveringParts = parts.filter((part) => coversPicture(part, picture));
  const placedParts = parts.filter((part) => !coversPicture(part, picture));
  const cornerMarkers = coveringParts.map(({ number }, index): PlacedMarker => {
    const [x, y] = [picture.left + 20 + index * markerGap, picture.top + 20];
    return { number, x, y, toX: x, toY: y };
  });
  if (placedParts.length === 0) return cornerMarkers;
  const component = uniteRects([...placedParts.map(({ rect }) => rect), ...panels]);
  const bySide = Object.groupBy(chooseLines(placedParts, component, picture, texts), ({ side }) => side);
  const markers = sides.flatMap((side) => placeAtSide(side, bySide[side] ?? [], { component, picture, parts: placedParts }));
  return [...cornerMarkers, ...markers.map((marker) => addOutline(marker, placedParts, texts))];
}
