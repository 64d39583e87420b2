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

/** A scroll bar may take a strip of the picture. */
const isWhole = ({ rect }: MeasuredPart, picture: Rect) => sides.every((side) => Math.abs(rect[side] - picture[side]) <= 20);

const unite = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  top: Math.min(...rects.map(({ top }) => top)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** The side of the component that the part is nearest to, among those with room for a marker. */
function chooseSide(rect: Rect, component: Rect, picture: Rect): Side {
  const open = sides.filter((side) => Math.abs(picture[side] - component[side]) >= room);
  const [nearest = 'top'] = open.toSorted((a, b) => Math.abs(rect[a] - component[a]) - Math.abs(rect[b] - component[b]));
  return nearest;
}

/** Moves positions apart that are too near to each other, in their order, around where they were. */
function spread(positions: readonly number[], low: number, high: number): number[] {
  const result: number[] = [];
  for (const position of positions) result.push(Math.max(position, (result.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  const excess = Math.max(0, (result.at(-1) ?? 0) - high);
  const drift = result.length > 1 ? Math.min(...result.map((position, at) => position - (positions[at] ?? 0)).slice(-1), 2 * gap) / 2 : 0;
  const shift = Math.max(excess, drift);
  return result.map((position) => Math.max(low, position - shift));
}

function placeAtSide(side: Side, parts: readonly MeasuredPart[], component: Rect, picture: Rect): PlacedMarker[] {
  const isHorizontal = side === 'top' || side === 'bottom';
  const [from, to]: [Side, Side] = isHorizontal ? ['left', 'right'] : ['top', 'bottom'];
  const middle = ({ rect }: MeasuredPart) => (rect[from] + rect[to]) / 2;
  const sorted = parts.toSorted((a, b) => middle(a) - middle(b));
  const positions = spread(sorted.map(middle), picture[from] + 12, picture[to] - 12);
  const [low, high] = isHorizontal ? [picture.top, picture.bottom] : [picture.left, picture.right];
  const outside = clamp(component[side] + (side === 'top' || side === 'left' ? -gap : gap), low + 12, high - 12);
  return sorted.map(({ number, rect }, at) => {
    const along = positions[at] ?? 0;
    const target = clamp(along, rect[from] + 2, rect[to] - 2);
    return isHorizontal
      ? { number, x: along, y: outside, toX: target, toY: rect[side] }
      : { number, x: outside, y: along, toX: rect[side], toY: target };
  });
}

/**
 * Places a number for each part around the component, each at the side to which the part is nearest. A part that is as large as the
 * picture, such as what an overlay covers, has its number in the corner. `around` are boxes over which no number may stand.
 */
export function placeMarkers(parts: readonly MeasuredPart[], picture: Rect, around: readonly Rect[] = []): PlacedMarker[] {
  const whole = parts.filter((part) => isWhole(part, picture));
  const others = parts.filter((part) => !isWhole(part, picture));
  const corner = whole.map(({ number }, at): PlacedMarker => {
    const [x, y] = [picture.left + 20 + at * gap, picture.top + 20];
    return { number, x, y, toX: x, toY: y };
  });
  if (others.length === 0) return corner;
  const component = unite([...others.map(({ rect }) => rect), ...around]);
  const bySide = Object.groupBy(others, ({ rect }) => chooseSide(rect, component, picture));
  return [...corner, ...sides.flatMap((side) => placeAtSide(side, bySide[side] ?? [], component, picture))];
}
