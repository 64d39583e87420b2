import type { Palette } from './palettes.js';
import type { Canvas } from './shape.js';

export interface Pose {
  view: 'side' | 'back';
  /** Seed of the folds. */
  seed: number;
  /** 0, 1 or 2: which variant of the kind. */
  cut: number;
}

/** Left, top and width of an enlarged part. */
export type Crop = readonly [x: number, y: number, width: number];

export interface Frame {
  detail: Crop;
  close?: Crop;
}

/** What each file of kinds/ exports. */
export interface Kind {
  frame: Frame;
  /** Distance by which it is moved down the tile. */
  lift?: number;
  draw(c: Canvas, palette: Palette, pose: Pose): string;
}
