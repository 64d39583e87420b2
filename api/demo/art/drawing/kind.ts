import type { Palette } from '../palettes.js';
import type { Canvas } from './canvas.js';

export interface Pose {
  view: 'side' | 'back';
  /** Seed of the random folds in the material. */
  seed: number;
  /** Variant of the kind of goods: 0, 1 or 2. */
  cut: number;
}

/** Left edge, top edge and width of the part that a close-up shows. */
export type Crop = readonly [x: number, y: number, width: number];

export interface Frame {
  detail: Crop;
  close?: Crop;
}

/** What each file in kinds/ exports. */
export interface Kind {
  frame: Frame;
  /** Distance by which the drawing is moved down the tile; negative to move it up. */
  lift?: number;
  draw(canvas: Canvas, palette: Palette, pose: Pose): string;
}
