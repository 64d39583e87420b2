/** A box, in pixels of the picture. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a component and where it is. */
export interface MeasuredPart {
  number: number;
  rect: Rect;
}

export interface PlacedMarker {
  number: number;
  x: number;
  y: number;
  toX: number;
  toY: number;
}

type Side = keyof Rect;

/** Distance of a marker from the component, and of two markers from each other. */
const gap = 26;
/** Room that a marker needs beside the component. */
const room = gap + 12;

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right'];

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Whether the part is as large as the picture, of which a scroll bar may take a strip. */
const coversPicture = ({ rect }: MeasuredPart, picture: Rect) => sides.every((side) => Math.abs(rect[side] - picture[side]) <= 20);

const uniteRects = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  top: Math.min(...rects.map(({ top }) => top)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** The side of the component that the part is nearest to, among those with room for a marker. */
function chooseSide(rect: Rect, component: Rect, picture: Rect): Side {
  const sidesWithRoom = sides.filter((side) => Math.abs(picture[side] - component[side]) >= room);
  const [nearest = 'top'] = sidesWithRoom.toSorted((a, b) => Math.abs(rect[a] - component[a]) - Math.abs(rect[b] - component[b]));
  return nearest;
}

/** Moves positions apart that are too close together. They keep their order and stay around their former centre. */
function spreadPositions(positions: readonly number[], low: number, high: number): number[] {
  const result: number[] = [];
  for (const position of positions) result.push(Math.max(position, (result.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  const excess = Math.max(0, (result.at(-1) ?? 0) - high);
  const drift =
    result.length > 1 ? Math.min(...result.map((position, index) => position - (positions[index] ?? 0)).slice(-1), 2 * gap) / 2 : 0;
  const shift = Math.max(excess, drift);
  return result.map((position) => Math.max(low, position - shift));
}

function placeAtSide(side: Side, parts: readonly MeasuredPart[], component: Rect, picture: Rect): PlacedMarker[] {
  const isHorizontal = side === 'top' || side === 'bottom';
  const [startSide, endSide]: [Side, Side] = isHorizontal ? ['left', 'right'] : ['top', 'bottom'];
  const findMiddle = ({ rect }: MeasuredPart) => (rect[startSide] + rect[endSide]) / 2;
  const sorted = parts.toSorted((a, b) => findMiddle(a) - findMiddle(b));
  const positions = spreadPositions(sorted.map(findMiddle), picture[startSide] + 12, picture[endSide] - 12);
  const [low, high] = isHorizontal ? [picture.top, picture.bottom] : [picture.left, picture.right];
  const outside = clamp(component[side] + (side === 'top' || side === 'left' ? -gap : gap), low + 12, high - 12);
  return sorted.map(({ number, rect }, index) => {
    const along = positions[index] ?? 0;
    const target = clamp(along, rect[startSide] + 2, rect[endSide] - 2);
    return isHorizontal
      ? { number, x: along, y: outside, toX: target, toY: rect[side] }
      : { number, x: outside, y: along, toX: rect[side], toY: target };
  });
}

/**
 * Places a number for each part around the component, each at the side to which the part is nearest. A part that is as large as the
 * picture, such as what an overlay covers, has its number in the corner. `panels` are boxes over which no number may stand.
 */
export function placeMarkers(parts: readonly MeasuredPart[], picture: Rect, panels: readonly Rect[] = []): PlacedMarker[] {
  const coveringParts = parts.filter((part) => coversPicture(part, picture));
  const others = parts.filter((part) => !coversPicture(part, picture));
  const cornerMarkers = coveringParts.map(({ number }, index): PlacedMarker => {
    const [x, y] = [picture.left + 20 + index * gap, picture.top + 20];
    return { number, x, y, toX: x, toY: y };
  });
  if (others.length === 0) return cornerMarkers;
  const component = uniteRects([...others.map(({ rect }) => rect), ...panels]);
  const bySide = Object.groupBy(others, ({ rect }) => chooseSide(rect, component, picture));
  return [...cornerMarkers, ...sides.flatMap((side) => placeAtSide(side, bySide[side] ?? [], component, picture))];
}
