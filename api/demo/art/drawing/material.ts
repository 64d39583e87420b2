// Surfaces of materials: weave, grain and hide, as patterns over a piece.

import { type Canvas, fill } from './canvas.js';
import type { Tones } from './colour.js';
import { roundToTenth } from './points.js';
import { drawUnevenness } from './relief.js';

const addPattern = (canvas: Canvas, w: number, h: number, xml: string, angle = 0): string => canvas.url(`<pattern id="ID" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${xml}</pattern>`);
const drawGrain = (canvas: Canvas, d: string, freq: string, opacity: number, contrast = 2.4): string => {
  const offset = roundToTenth(0.5 - contrast / 2);
  const row = `${contrast} 0 0 0 ${offset} `;
  const filter = canvas.url(
    `<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="7"/><feColorMatrix values="${row}${row}${row}0 0 0 0 1"/></filter>`,
  );
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
};
const drawRuledLine = (tones: Tones, x: number, w: number, dark: number, light: number): string =>
  `<rect x="${x}" width="${w}" height="12" fill="${tones.deep}" opacity="${dark}"/><rect x="${x + w}" width="${w}" height="12" fill="${tones.highlight}" opacity="${light}"/>`;

type Material = (canvas: Canvas, d: string, tones: Tones) => string;

const smooth: Material = () => '';

const MATERIALS: Readonly<Record<string, Material>> = {
  smooth,
  leather: (canvas, d, tones) => drawUnevenness(canvas, d, '0.17 0.19', 1.3, tones.black ? 0.34 : 0.26, { octaves: 2, after: 0.4, seed: 3 }),
  suede: (canvas, d) => drawGrain(canvas, d, '0.4 0.4', 0.11) + drawGrain(canvas, d, '0.05 0.07', 0.04),
  jersey: (canvas, d, tones) => drawGrain(canvas, d, '0.7 0.45', tones.pale ? 0.035 : 0.07),
  fleece: (canvas, d, tones) => drawGrain(canvas, d, '0.55 0.5', tones.pale ? 0.045 : 0.07) ,
  wool: (canvas, d, tones) => drawGrain(canvas, d, '0.5 0.35', tones.black ? 0.07 : 0.12) + drawGrain(canvas, d, '0.1 0.16', tones.black ? 0.03 : 0.05),
  denim: (canvas, d, tones) =>
    fill(d, addPattern(canvas, 3.4, 12, drawRuledLine(tones, 0, 1.7, 0.34, 0.24), 38)) + drawGrain(canvas, d, '0.5 0.02', 0.15) + drawGrain(canvas, d, '0.8 0.8', 0.12),
  twill: (canvas, d, tones) => fill(d, addPattern(canvas, 3, 12, drawRuledLine(tones, 0, 1.5, 0.16, 0.12), 45)) + drawGrain(canvas, d, '0.8 0.8', 0.07),
  canvas: (canvas, d, tones) =>
    fill(d, addPattern(canvas, 3.6, 12, drawRuledLine(tones, 0, 1.2, 0.2, 0.16))) + fill(d, addPattern(canvas, 3.6, 12, drawRuledLine(tones, 0, 1.2, 0.2, 0.16), 90)) +
      drawGrain(canvas, d, '0.5 0.5', 0.1),
  nylon: (canvas, d) => drawGrain(canvas, d, '0.9 0.9', 0.05),
  mesh: (canvas, d, tones) =>
    fill(d, addPattern(canvas, 9, 8, `<ellipse cx="2.2" cy="2" rx="1.7" ry="1.4" fill="${tones.darkest}" opacity=".62"/><ellipse cx="6.7" cy="6" rx="1.7" ry="1.4" fill="${tones.darkest}" opacity=".62"/><ellipse cx="2.2" cy="3.3" rx="1.5" ry=".6" fill="${tones.highlight}" opacity=".4"/><ellipse cx="6.7" cy="7.3" rx="1.5" ry=".6" fill="${tones.highlight}" opacity=".4"/>`)),
  knit: (canvas, d, tones) =>
    fill(d, addPattern(canvas, 11, 9, `<path d="M.6 0 5.5 6.2V9.4L.6 3.2ZM10.4 0 5.5 6.2V9.4L10.4 3.2Z" fill="${tones.highlight}" opacity=".3"/><path d="M0 0H.9V9H0ZM10.2 0H11V9H10.2ZM5.1 0H5.9V9H5.1Z" fill="${tones.deep}" opacity=".3"/><path d="M.6 4.4 5.5 9.6M10.4 4.4 5.5 9.6M.6 -4.6 5.5 .6M10.4 -4.6 5.5 .6" stroke="${tones.deep}" stroke-width="1.3" opacity=".26" fill="none"/>`)) + drawGrain(canvas, d, '0.5 0.5', 0.09),
  rib: (canvas, d, tones) => fill(d, addPattern(canvas, 8, 12, `${drawRuledLine(tones, 0, 2.2, 0.5, 0.3)}`)) + drawGrain(canvas, d, '0.6 0.6', 0.1),
  shaggy: (canvas, d) => drawGrain(canvas, d, '0.12 0.3', 0.34) + drawGrain(canvas, d, '0.5 0.5', 0.2),
};
/** Draws the surface of the named material over a shape. */
export const drawMaterial = (name: string, canvas: Canvas, d: string, tones: Tones): string => (MATERIALS[name] ?? smooth)(canvas, d, tones);

