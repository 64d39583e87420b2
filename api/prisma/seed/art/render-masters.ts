import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { apiFolder } from '../../api-folder.js';
import { brands } from '../brands.js';
import { pictureFolder } from '../pictures.js';
import { slugOf } from '../text.js';
import { draw } from './art.js';
import { brandMark, markSize } from './marks.js';
import { type MasterView, masters } from './masters.js';
import { paletteOf } from './palettes.js';
import { lostSneaker, poster, posterSize, scenes } from './posters.js';
import { openStudio, type Studio, type Viewport } from './render.js';

// Draws the pictures that are not there, and removes what is none of them any more. Delete one to have it drawn anew.

interface Wanted {
  file: string;
  quality: number;
  /** In bytes: past it a picture is packed tighter, as a weave is noise, which hides it. */
  limit: number;
  svg(): string;
}

const WIDTH = 1200;
const LOST_WIDTH = 1280;
/** A list shows the side small and a hundred times; near views are large in any case, and soft. */
const QUALITY: Readonly<Record<MasterView, number>> = { side: 66, pair: 62, back: 62, detail: 48, close: 44 };
const TIGHTER = 0.62;

const inFolder = (name: string): string => path.join(pictureFolder, `${name}.webp`);

const goods: readonly Wanted[] = masters.map(({ name, kind, colour, contrast, cut, view, index }) => ({
  file: inFolder(name),
  quality: QUALITY[view],
  limit: 34_000,
  svg: () => draw(kind, { palette: paletteOf(colour, contrast), view, cut, seed: index + 1, width: WIDTH }),
}));
const marks: readonly Wanted[] = brands.map(({ name }, place) => ({
  file: inFolder(`mark-${slugOf(name)}`),
  quality: 80,
  limit: 38_000,
  svg: () => brandMark(name, place),
}));
const posters: readonly Wanted[] = Object.entries(scenes).map(([slug, scene]) => ({
  file: inFolder(`poster-${slug}`),
  quality: 74,
  limit: 70_000,
  svg: () => poster(scene),
}));
/** The storefront's own, so that it shows when nothing else answers. */
const lost: Wanted = {
  file: path.join(apiFolder, '../storefront/app/shell/lost.webp'),
  quality: 86,
  limit: 120_000,
  svg: () => lostSneaker(LOST_WIDTH),
};

async function render(studio: Studio, wanted: Wanted): Promise<void> {
  const drawn = await studio.shoot(wanted.svg());
  const packed = await pack(drawn, wanted.quality);
  const draft = `${wanted.file}.part`;
  writeFileSync(draft, packed.length > wanted.limit ? await pack(drawn, wanted.quality * TIGHTER) : packed);
  renameSync(draft, wanted.file);
  process.stdout.write(`${path.basename(wanted.file)}\n`);
}

const pack = (drawn: Buffer, quality: number): Promise<Buffer> => sharp(drawn).webp({ quality: Math.round(quality) }).toBuffer();

async function renderMissing(list: readonly Wanted[], size: Viewport): Promise<void> {
  const missing = list.filter((wanted) => !existsSync(wanted.file));
  if (missing.length === 0) return;
  const studio = await openStudio(size);
  for (const wanted of missing) await render(studio, wanted);
  await studio.close();
}

mkdirSync(pictureFolder, { recursive: true });
const all = [...goods, ...marks, ...posters];
const known = new Set(all.map(({ file }) => file));
for (const file of readdirSync(pictureFolder).map((name) => path.join(pictureFolder, name))) if (!known.has(file)) rmSync(file);
await renderMissing(goods, { width: WIDTH, height: WIDTH * 1.25 });
await renderMissing(marks, markSize);
await renderMissing(posters, posterSize);
await renderMissing([lost], { width: LOST_WIDTH, height: LOST_WIDTH * 1.25 });
process.stdout.write(`${all.length} pictures in ${pictureFolder}\n`);
