// The SVG of a drawing: its definitions, and the elements that all drawings consist of.
/** A colour of a gradient, with its offset from 0 to 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Collects the SVG definitions of a drawing. Equal definitions are stored once. `zoom` is the number of pixels per unit: the renderer
 * measures the height of a lit relief in pixels, so the height is multiplied by `zoom` and the light looks the same at every size.
 */
export function createCanvas({ seed = 1, prefix = 'a', zoom = 1 } = {}) {
  const definitions = new Map<string, string>();
  let state = (seed * 2654435761) >>> 0 || 1;
  return {
    seed,
    zoom,
    /** Adds a definition, in which `ID` stands for its id, and returns the id. */
    addDefinition(xml: string): string {
      const id = definitions.get(xml) ?? `${prefix}${definitions.size}`;
      definitions.set(xml, id);
      return id;
    },
    url(xml: string): string {
      return `url(#${this.addDefinition(xml)})`;
    },
    random(): number {
      state = (state * 1664525 + 1013904223) >>> 0;
      return state / 4294967296;
    },
    between(a: number, b: number): number {
      return a + (b - a) * this.random();
    },
    defs: (): string => [...definitions].map(([xml, id]) => xml.replace('ID', id)).join(''),
  };
}

export type Canvas = ReturnType<typeof createCanvas>;

export const addBlur = (canvas: Canvas, blurRadius: number): string => canvas.url(`<filter id="ID" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blurRadius}"/></filter>`);

export const addClip = (canvas: Canvas, d: string): string => canvas.url(`<clipPath id="ID"><path d="${d}"/></clipPath>`);

/** Clips `content` to the shape. */
export const clipTo = (canvas: Canvas, d: string, content: string): string => `<g clip-path="${addClip(canvas, d)}">${content}</g>`;

/** Adds a linear gradient over the box of a shape, and returns the reference to it, such as `url(#a1)`. */
export function addGradient(canvas: Canvas, stops: readonly Stop[], [x1, y1, x2, y2]: Axis = [0, 0, 0, 1]): string {
  const list = stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`).join('');
  return canvas.url(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient>`);
}

export const drawBlurred = (canvas: Canvas, d: string, colour: string, blurRadius: number, opacity = 1, translation = ''): string =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}" filter="${addBlur(canvas, blurRadius)}"${translation && ` transform="translate(${translation})"`}/>`;

export const stroke = (d: string, colour: string, w: number, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const fill = (d: string, colour: string, opacity = 1): string => `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
