import { type Axis, addBlur, addClip, addGradient, type Canvas, drawBlurred, fill, type Stop, stroke } from './canvas.js';
import type { Tones } from './colour.js';
import { drawMaterial } from './material.js';
import { roundToTenth } from './points.js';
import { drawRoundness, type Puff, type Puffs } from './relief.js';

export interface PieceOptions {
  stops?: readonly Stop[] | undefined;
  axis?: Axis | undefined;
  /** The relief that makes the piece look round. */
  puff?: Puffs | undefined;
  /** Material of the piece, such as `leather`. */
  materialName?: string | undefined;
  /** Thickness of the cut edge in px. */
  edge?: number | undefined;
  /** Length of the shadow that the piece casts on what is below it. */
  shadowLength?: number | undefined;
  /** Additional drawing, clipped to the piece, below its highlights and shadows. */
  inside?: string | undefined;
  over?: string | undefined;
}

const isOne = (puff: Puffs): puff is Puff => typeof puff[0] === 'number';

/** Draws one piece of material: its surface, its roundness, its cut edge, and the shadow that it casts. */
export function drawPiece(canvas: Canvas, d: string, tones: Tones, { stops, axis, puff, materialName = 'smooth', edge = 1.6, shadowLength = 0, inside = '', over = '' }: PieceOptions = {}): string {
  const body = stops ? addGradient(canvas, stops, axis) : addGradient(canvas, [[0, tones.light], [0.45, tones.base], [1, tones.mid]], axis ?? [0.1, 0, 0.7, 1]);
  const puffs: readonly Puff[] = puff ? (isOne(puff) ? [puff] : puff) : [];
  return (
    (shadowLength ? drawBlurred(canvas, d, tones.darkest, roundToTenth(shadowLength * 0.8), 0.42, `${roundToTenth(shadowLength * 0.5)} ${roundToTenth(shadowLength * 0.8)}`) : '') +
    `<g clip-path="${addClip(canvas, d)}">${fill(d, body)}${inside}${drawMaterial(materialName, canvas, d, tones)}${puffs.map(([blurRadius, height, a = 1]) => drawRoundness(canvas, d, blurRadius, height, a * (tones.pale ? 0.74 : 1))).join('')}` +
    (edge
      ? `<g filter="${addBlur(canvas, roundToTenth(edge * 0.5))}">${stroke(d, tones.deep, roundToTenth(edge * 2), tones.pale ? 0.4 : 0.6, `transform="translate(${roundToTenth(-edge * 0.5)} ${roundToTenth(-edge * 0.7)})"`)}${stroke(d, tones.highlight, roundToTenth(edge * 1.4), tones.black ? 0.5 : 0.6, `transform="translate(${roundToTenth(edge * 0.6)} ${roundToTenth(edge * 0.8)})"`)}</g>`
      : '') +
    `${over}</g>`
  );
}
