import { type Canvas, drawBlurred } from './canvas.js';
import { roundToTenth } from './points.js';

export interface GroundOptions {
  deep?: number;
  height?: number;
}

/** Draws the shadow of an object that stands on the tile: a tight dark core with a wide fall-off, a little to the right. */
export function drawGroundShadow(canvas: Canvas, x1: number, x2: number, y: number, { deep = 0.5, height = 1 }: GroundOptions = {}): string {
  const mid = (x1 + x2) / 2;
  const half = (x2 - x1) / 2;
  const oval = (dx: number, dy: number, rx: number, ry: number, blurRadius: number, a: number): string => `<ellipse cx="${roundToTenth(mid + dx)}" cy="${roundToTenth(y + dy)}" rx="${roundToTenth(rx)}" ry="${roundToTenth(ry)}" fill="#3a332b" opacity="${a}" filter="${canvas.url(`<filter id="ID" x="-60%" y="-600%" width="220%" height="1300%"><feGaussianBlur stdDeviation="${blurRadius}"/></filter>`)}"/>`;
  return oval(18, 8, half * 1.04, 26 * height, 22, 0.2 * deep * 2) + oval(8, 2, half * 0.98, 10 * height, 8, 0.34 * deep * 2) +
    oval(0, -2, half * 0.92, 4 * height, 2.6, 0.5 * deep * 2);
}

/** Draws the shadow of a garment that is slightly above the tile. */
export const drawGarmentShadow = (canvas: Canvas, d: string): string => drawBlurred(canvas, d, '#4a4238', 16, 0.26, '9 17') + drawBlurred(canvas, d, '#3a332b', 4, 0.3, '2 4');
