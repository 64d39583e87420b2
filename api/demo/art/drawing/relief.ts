// Light on cloth and hide. All kinds of goods are lit from the upper left.

import { type Canvas, drawBlurred } from './canvas.js';
import type { Tones } from './colour.js';
import { type Points, roundToTenth, toDropPath } from './points.js';

/** The relief that makes a body look round. */
export type Puff = readonly [blur: number, height: number, opacity?: number];

export type Puffs = Puff | readonly Puff[];

// Limits highlights and shadows: 0..1 is compressed to this band, the middle stays unchanged.
const contrastBand = ['R', 'G', 'B'].map((ch) => `<feFunc${ch} type="table" tableValues=".27 .36 .5 .6 .72"/>`).join('');

const LIMIT_CONTRAST = `<feComponentTransfer>${contrastBand}</feComponentTransfer>`;

const lightRelief = (blurRadius: number, height: number, after: number, elevation = 52): string => {
  const k = roundToTenth(50 / Math.sin((elevation * Math.PI) / 180)) / 100;
  return `<feGaussianBlur in="SourceAlpha" stdDeviation="${blurRadius}"/><feDiffuseLighting surfaceScale="${height}" diffuseConstant="${k}" lighting-color="#fff"><feDistantLight azimuth="232" elevation="${elevation}"/></feDiffuseLighting><feGaussianBlur stdDeviation="${after}"/>${LIMIT_CONTRAST}`;
};

/** Makes a body look round: its blurred outline is used as a height map and lit. Mid-grey leaves the colour unchanged. */
export function drawRoundness(canvas: Canvas, d: string, blurRadius: number, height: number, opacity = 1): string {
  const filter = canvas.url(`<filter id="ID" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">${lightRelief(blurRadius, roundToTenth(height * canvas.zoom), Math.max(0.4, blurRadius / 5))}</filter>`);
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
}

/** Makes cloth or hide look uneven: noise is used as a height map and lit. `freq` is 'x y', in waves per pixel. */
export function drawUnevenness(canvas: Canvas, d: string, freq: string, height: number, opacity = 1, { octaves = 3, after = 2.2, seed = canvas.seed } = {}): string {
  const filter = canvas.url(
    `<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${octaves}" seed="${seed % 997}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${roundToTenth(height * canvas.zoom)}" diffuseConstant="0.635" lighting-color="#fff"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting>${after ? `<feGaussianBlur stdDeviation="${after}"/>` : ''}${LIMIT_CONTRAST}</filter>`,
  );
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
}

/** Draws a fold of cloth: a soft valley with a lit ridge on its upper-left side. */
export function drawFold(canvas: Canvas, tones: Tones, points: Points, w: number, strength = 1, blurRadius = w / 3.2): string {
  const d = toDropPath(points, w);
  return (
    drawBlurred(canvas, d, tones.deep, roundToTenth(blurRadius), roundToTenth((tones.pale ? 0.34 : 0.55) * strength)) +
    drawBlurred(canvas, d, tones.highlight, roundToTenth(blurRadius), roundToTenth((tones.pale ? 0.75 : tones.black ? 0.22 : 0.26) * strength), `${roundToTenth(-w * 0.62)} ${roundToTenth(-w * 0.42)}`)
  );
}
