// Surfaces of materials: weave, grain and hide, as patterns over a piece.
import type { Tones } from './colour.js';
import { type Canvas, f, fill, uneven } from './shape.js';

const pattern = (c: Canvas, w: number, h: number, xml: string, angle = 0): string => c.url(`<pattern id="ID" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${xml}</pattern>`);
const grain = (c: Canvas, d: string, freq: string, opacity: number, contrast = 2.4): string => {
  const off = f(0.5 - contrast / 2);
  const row = `${contrast} 0 0 0 ${off} `;
  const filter = c.url(
    `<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="7"/><feColorMatrix values="${row}${row}${row}0 0 0 0 1"/></filter>`,
  );
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
};
const ruled = (t: Tones, x: number, w: number, dark: number, light: number): string =>
  `<rect x="${x}" width="${w}" height="12" fill="${t.deep}" opacity="${dark}"/><rect x="${x + w}" width="${w}" height="12" fill="${t.hi}" opacity="${light}"/>`;

type Material = (c: Canvas, d: string, t: Tones) => string;

const smooth: Material = () => '';

const MATERIAL: Readonly<Record<string, Material>> = {
  smooth,
  leather: (c, d, t) => uneven(c, d, '0.17 0.19', 1.3, t.black ? 0.34 : 0.26, { octaves: 2, after: 0.4, seed: 3 }),
  suede: (c, d) => grain(c, d, '0.4 0.4', 0.11) + grain(c, d, '0.05 0.07', 0.04),
  jersey: (c, d, t) => grain(c, d, '0.7 0.45', t.pale ? 0.035 : 0.07),
  fleece: (c, d, t) => grain(c, d, '0.55 0.5', t.pale ? 0.045 : 0.07) ,
  wool: (c, d, t) => grain(c, d, '0.5 0.35', t.black ? 0.07 : 0.12) + grain(c, d, '0.1 0.16', t.black ? 0.03 : 0.05),
  denim: (c, d, t) =>
    fill(d, pattern(c, 3.4, 12, ruled(t, 0, 1.7, 0.34, 0.24), 38)) + grain(c, d, '0.5 0.02', 0.15) + grain(c, d, '0.8 0.8', 0.12),
  twill: (c, d, t) => fill(d, pattern(c, 3, 12, ruled(t, 0, 1.5, 0.16, 0.12), 45)) + grain(c, d, '0.8 0.8', 0.07),
  canvas: (c, d, t) =>
    fill(d, pattern(c, 3.6, 12, ruled(t, 0, 1.2, 0.2, 0.16))) + fill(d, pattern(c, 3.6, 12, ruled(t, 0, 1.2, 0.2, 0.16), 90)) +
      grain(c, d, '0.5 0.5', 0.1),
  nylon: (c, d) => grain(c, d, '0.9 0.9', 0.05),
  mesh: (c, d, t) =>
    fill(d, pattern(c, 9, 8, `<ellipse cx="2.2" cy="2" rx="1.7" ry="1.4" fill="${t.pit}" opacity=".62"/><ellipse cx="6.7" cy="6" rx="1.7" ry="1.4" fill="${t.pit}" opacity=".62"/><ellipse cx="2.2" cy="3.3" rx="1.5" ry=".6" fill="${t.hi}" opacity=".4"/><ellipse cx="6.7" cy="7.3" rx="1.5" ry=".6" fill="${t.hi}" opacity=".4"/>`)),
  knit: (c, d, t) =>
    fill(d, pattern(c, 11, 9, `<path d="M.6 0 5.5 6.2V9.4L.6 3.2ZM10.4 0 5.5 6.2V9.4L10.4 3.2Z" fill="${t.hi}" opacity=".3"/><path d="M0 0H.9V9H0ZM10.2 0H11V9H10.2ZM5.1 0H5.9V9H5.1Z" fill="${t.deep}" opacity=".3"/><path d="M.6 4.4 5.5 9.6M10.4 4.4 5.5 9.6M.6 -4.6 5.5 .6M10.4 -4.6 5.5 .6" stroke="${t.deep}" stroke-width="1.3" opacity=".26" fill="none"/>`)) + grain(c, d, '0.5 0.5', 0.09),
  rib: (c, d, t) => fill(d, pattern(c, 8, 12, `${ruled(t, 0, 2.2, 0.5, 0.3)}`)) + grain(c, d, '0.6 0.6', 0.1),
  shaggy: (c, d) => grain(c, d, '0.12 0.3', 0.34) + grain(c, d, '0.5 0.5', 0.2),
};
/** Draws the surface of the named material over a shape. */
export const material = (name: string, c: Canvas, d: string, t: Tones): string => (MATERIAL[name] ?? smooth)(c, d, t);

