import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { apiFolder } from '../prisma/api-folder.js';
import { badges } from '../prisma/seed/badges.js';
import { brands } from '../prisma/seed/brands.js';
import { pictureFolder } from '../prisma/seed/pictures.js';
import { resolveSlug } from '../prisma/seed/text.js';
import { draw } from './art.js';
import { badgeMark, badgeMarkSize } from './badge-marks.js';
import { directoryMark, directoryMarkSize, directoryMarks } from './directory-marks.js';
import { brandMark, markSize } from './marks.js';
import { masters, type Packing, packings } from './masters.js';
import { choosePalette } from './palettes.js';
import { poster, posterSize, scenes, wrongPageSneaker } from './posters.js';
import { openStudio, type Viewport } from './render.js';

// Draws missing pictures and removes those that are no longer used. Delete a picture to draw it again.

interface Wanted {
  file: string;
  packing: Omit<Packing, 'drawn'>;
  viewport: Viewport;
  svg(): string;
}

const NOT_FOUND_WIDTH = 1280;
const STUDIOS = 2;

const inFolder = (name: string): string => path.join(pictureFolder, `${name}.webp`);
const portrait = (width: number): Viewport => ({ width, height: width * 1.25 });

const goods: readonly Wanted[] = masters.map(({ name, kind, colour, contrast, cut, view, index }) => ({
  file: inFolder(name),
  packing: packings[view],
  viewport: portrait(packings[view].drawn),
  svg: () => draw(kind, { palette: choosePalette(colour, contrast), view, cut, seed: index + 1, width: packings[view].drawn }),
}));
const marks: readonly Wanted[] = brands.map(({ name }, place) => ({
  file: inFolder(`mark-${resolveSlug(name)}`),
  packing: { kept: markSize.width, qualities: [80, 50], limit: 38_000 },
  viewport: markSize,
  svg: () => brandMark(name, place),
}));
const directories: readonly Wanted[] = directoryMarks.map((slug) => ({
  file: inFolder(`directory-${slug}`),
  packing: { kept: directoryMarkSize.width, qualities: [74], limit: 40_000 },
  viewport: directoryMarkSize,
  svg: () => directoryMark(slug),
}));
const badgeMarks: readonly Wanted[] = badges.map((badge) => ({
  file: inFolder(`badge-${badge.slug}`),
  packing: { kept: badgeMarkSize.width, qualities: [90], limit: 4_000 },
  viewport: badgeMarkSize,
  svg: () => badgeMark(badge),
}));
const posters: readonly Wanted[] = Object.entries(scenes).map(([slug, scene]) => ({
  file: inFolder(`poster-${slug}`),
  packing: { kept: posterSize.width, qualities: [74, 46], limit: 70_000 },
  viewport: posterSize,
  svg: () => poster(scene),
}));
/** A file of the storefront itself, so that error pages can show it when nothing else works. */
const lost: Wanted = {
  file: path.join(apiFolder, '../storefront/app/shell/error/lost.webp'),
  packing: { kept: NOT_FOUND_WIDTH, qualities: [86, 53], limit: 120_000 },
  viewport: portrait(NOT_FOUND_WIDTH),
  svg: () => wrongPageSneaker(NOT_FOUND_WIDTH),
};

async function pack(drawn: Buffer, { kept, qualities, limit }: Wanted['packing']): Promise<Buffer> {
  const pixels = await sharp(drawn).resize({ width: kept, kernel: 'mitchell' }).png({ compressionLevel: 0 }).toBuffer();
  let packed = Buffer.alloc(0);
  for (const quality of qualities) {
    packed = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length <= limit) break;
  }
  return packed;
}

async function save(drawn: Buffer, { file, packing }: Wanted): Promise<void> {
  const draft = `${file}.part`;
  writeFileSync(draft, await pack(drawn, packing));
  renameSync(draft, file);
  process.stdout.write(`${path.basename(file)}\n`);
}

/** Two browsers share the list. Each draws its next picture while the previous one is compressed. */
async function render(list: readonly Wanted[], viewport: Viewport): Promise<void> {
  const waiting = list.values();
  await Promise.all(Array.from({ length: STUDIOS }, () => renderNext(waiting, viewport)));
}

async function renderNext(waiting: Iterable<Wanted>, viewport: Viewport): Promise<void> {
  const studio = await openStudio(viewport);
  let saved = Promise.resolve();
  for (const wanted of waiting) {
    const drawn = await studio.shoot(wanted.svg());
    await saved;
    saved = save(drawn, wanted);
  }
  await saved;
  await studio.close();
}

mkdirSync(pictureFolder, { recursive: true });
const all = [...goods, ...marks, ...directories, ...badgeMarks, ...posters];
const known = new Set(all.map(({ file }) => file));
for (const file of readdirSync(pictureFolder).map((name) => path.join(pictureFolder, name))) if (!known.has(file)) rmSync(file);
const missing = [...all, lost].filter(({ file }) => !existsSync(file));
const bySize = Map.groupBy(missing, ({ viewport }) => `${viewport.width}x${viewport.height}`);
for (const list of bySize.values()) if (list[0]) await render(list, list[0].viewport);
process.stdout.write(`${all.length} pictures in ${pictureFolder}\n`);
