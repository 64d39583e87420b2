import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFolder } from '../pictures.js';
import { draw } from './art.js';
import { type Master, masters } from './masters.js';
import { paletteOf } from './palettes.js';
import { pixels } from './render.js';

// Draws the masters that are not there: some seconds each, half an hour for all. Delete one to have it drawn anew.

const WEBP = { quality: 76, effort: 6 };

async function render({ name, kind, colour, view, index }: Master, file: string): Promise<void> {
  const svg = draw(kind, { palette: paletteOf(colour, index % 2 === 0 ? 0 : 1), view, seed: index + 1 });
  const draft = `${file}.part`;
  await sharp(await pixels(svg)).webp(WEBP).toFile(draft);
  renameSync(draft, file);
  process.stdout.write(`${name}\n`);
}

mkdirSync(pictureFolder, { recursive: true });
for (const master of masters) {
  const file = path.join(pictureFolder, `${master.name}.webp`);
  if (!existsSync(file)) await render(master, file);
}
process.stdout.write(`${masters.length} pictures in ${pictureFolder}\n`);
