import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { apiFolder } from '../../prisma/api-folder.js';
import { badges } from '../seed/badges.js';
import { brands } from '../seed/brands.js';
import { pictureFolder } from '../seed/pictures.js';
import { resolveSlug } from '../seed/text.js';
import { draw } from './art.js';
import { badgeMark, badgeMarkSize } from './badge-marks.js';
import { directoryMark, directoryMarkSize, directoryMarks } from './directory-marks.js';
import { brandMark, markSize } from './marks.js';
import { masters, type Packing, packings } from './masters.js';
import { choosePalette } from './palettes.js';
import { poster, posterSize, scenes, wrongPageSneaker } from './posters.js';
import { openStudio, type Viewport } from './render.js';

// Draws missing pictures and removes those that are no longer used. Delete a picture to draw it again.

interface MasterPicture {
  file: string;
  packing: Omit<Packing, 'drawn'>;
  viewport: Viewport;
  svg(): string;
}

const NOT_FOUND_WIDTH = 1280;
const STUDIOS = 2;

const inFolder = (name: string): string => path.join(pictureFolder, `${name}.webp`);
const portrait = (width: number): Viewport => ({ width, height: width * 1.25 });

const goods: readonly MasterPicture[] = masters.map(({ name, kind, colour, contrast, cut, view, index }) => ({
  file: inFolder(name),
  packing: packings[view],
  viewport: portrait(packings[view].drawn),
  svg: () => draw(kind, { palette: choosePalette(colour, contrast), view, cut, seed: index + 1, width: packings[view].drawn }),
}));
const marks: readonly MasterPicture[] = brands.map(({ name }, index) => ({
  file: inFolder(`mark-${resolveSlug(name)}`),
  packing: { storedWidth: markSize.width, qualities: [80, 50], limit: 38_000 },
  viewport: markSize,
  svg: () => brandMark(name, index),
}));
const directories: readonly MasterPicture[] = directoryMarks.map((slug) => ({
  file: inFolder(`directory-${slug}`),
  packing: { storedWidth: directoryMarkSize.width, qualities: [74], limit: 40_000 },
  viewport: directoryMarkSize,
  svg: () => directoryMark(slug),
}));
const badgeMarks: readonly MasterPicture[] = badges.map((badge) => ({
  file: inFolder(`badge-${badge.slug}`),
  packing: { storedWidth: badgeMarkSize.width, qualities: [90], limit: 4_000 },
  viewport: badgeMarkSize,
  svg: () => badgeMark(badge),
}));
const posters: readonly MasterPicture[] = Object.entries(scenes).map(([slug, scene]) => ({
  file: inFolder(`poster-${slug}`),
  packing: { storedWidth: posterSize.width, qualities: [74, 46], limit: 70_000 },
  viewport: posterSize,
  svg: () => poster(scene),
}));
/** A file of the storefront itself, so that error pages can show it when nothing else works. */
const wrongPage: MasterPicture = {
  file: path.join(apiFolder, '../storefront/app/shell/error/lost.webp'),
  packing: { storedWidth: NOT_FOUND_WIDTH, qualities: [86, 53], limit: 120_000 },
  viewport: portrait(NOT_FOUND_WIDTH),
  svg: () => wrongPageSneaker(NOT_FOUND_WIDTH),
};

async function pack(drawn: Buffer, { storedWidth, qualities, limit }: MasterPicture['packing']): Promise<Buffer> {
  const pixels = await sharp(drawn).resize({ width: storedWidth, kernel: 'mitchell' }).png({ compressionLevel: 0 }).toBuffer();
  let packed = Buffer.alloc(0);
  for (const quality of qualities) {
    packed = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length <= limit) break;
  }
  return packed;
}

async function save(drawn: Buffer, { file, packing }: MasterPicture): Promise<void> {
  const draft = `${file}.part`;
  writeFileSync(draft, await pack(drawn, packing));
  renameSync(draft, file);
  process.stdout.write(`${path.basename(file)}\n`);
}

/** Two browsers share the list. Each draws its next picture while the previous one is compressed. */
async function render(list: readonly MasterPicture[], viewport: Viewport): Promise<void> {
  const waiting = list.values();
  await Promise.all(Array.from({ length: STUDIOS }, () => renderNext(waiting, viewport)));
}

async function renderNext(waiting: Iterable<MasterPicture>, viewport: Viewport): Promise<void> {
  const studio = await openStudio(viewport);
  let saved = Promise.resolve();
  for (const picture of waiting) {
    const drawn = await studio.shoot(picture.svg());
    await saved;
    saved = save(drawn, picture);
  }
  await saved;
  await studio.close();
}

mkdirSync(pictureFolder, { recursive: true });
const all = [...goods, ...marks, ...directories, ...badgeMarks, ...posters];
const expected = new Set(all.map(({ file }) => file));
for (const file of readdirSync(pictureFolder).map((name) => path.join(pictureFolder, name))) if (!expected.has(file)) rmSync(file);
const missing = [...all, wrongPage].filter(({ file }) => !existsSync(file));
const bySize = Map.groupBy(missing, ({ viewport }) => `${viewport.width}x${viewport.height}`);
for (const list of bySize.values()) if (list[0]) await render(list, list[0].viewport);
process.stdout.write(`${all.length} pictures in ${pictureFolder}\n`);
