import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { apiFolder } from '../../prisma/api-folder.js';
import { badges } from '../seed/catalog/badges.js';
import { brands } from '../seed/goods/brands.js';
import { pictureFolder } from '../seed/pictures.js';
import { toSlug } from '../seed/text.js';
import { drawGoods } from './draw-goods.js';
import { badgeMarkSize, drawBadgeMark } from './marks/badge-marks.js';
import { brandMarkSize, drawBrandMark } from './marks/brand-marks.js';
import { directoryMarkSize, directoryMarks, drawDirectoryMark } from './marks/directory-marks.js';
import { type Encoding, encodings, masters } from './masters.js';
import { choosePalette } from './palettes.js';
import { drawPoster, posterSize, scenes } from './scenes/posters.js';
import { drawWrongPageSneaker } from './scenes/wrong-page-sneaker.js';
import { openSvgRenderer, type Viewport } from './svg-renderer.js';

// Draws missing pictures and removes those that are no longer used. Delete a picture to draw it again.

interface MasterPicture {
  file: string;
  encoding: Omit<Encoding, 'drawn'>;
  viewport: Viewport;
  svg(): string;
}

const NOT_FOUND_WIDTH = 1280;
const BROWSERS = 2;

const resolvePicture = (name: string): string => path.join(pictureFolder, `${name}.webp`);
const toPortrait = (width: number): Viewport => ({ width, height: width * 1.25 });

const goods: readonly MasterPicture[] = masters.map(({ name, kind, colour, contrast, cut, view, index }) => ({
  file: resolvePicture(name),
  encoding: encodings[view],
  viewport: toPortrait(encodings[view].drawn),
  svg: () => drawGoods(kind, { palette: choosePalette(colour, contrast), view, cut, seed: index + 1, width: encodings[view].drawn }),
}));
const marks: readonly MasterPicture[] = brands.map(({ name }, index) => ({
  file: resolvePicture(`mark-${toSlug(name)}`),
  encoding: { storedWidth: brandMarkSize.width, qualities: [80, 50], limit: 38_000 },
  viewport: brandMarkSize,
  svg: () => drawBrandMark(name, index),
}));
const directories: readonly MasterPicture[] = directoryMarks.map((slug) => ({
  file: resolvePicture(`directory-${slug}`),
  encoding: { storedWidth: directoryMarkSize.width, qualities: [74], limit: 40_000 },
  viewport: directoryMarkSize,
  svg: () => drawDirectoryMark(slug),
}));
const badgeMarks: readonly MasterPicture[] = badges.map((badge) => ({
  file: resolvePicture(`badge-${badge.slug}`),
  encoding: { storedWidth: badgeMarkSize.width, qualities: [90], limit: 4_000 },
  viewport: badgeMarkSize,
  svg: () => drawBadgeMark(badge),
}));
const posters: readonly MasterPicture[] = Object.entries(scenes).map(([slug, scene]) => ({
  file: resolvePicture(`poster-${slug}`),
  encoding: { storedWidth: posterSize.width, qualities: [74, 46], limit: 70_000 },
  viewport: posterSize,
  svg: () => drawPoster(scene),
}));
/** This picture is a file of the storefront itself, so that error pages can show it when nothing else works. */
const wrongPage: MasterPicture = {
  file: path.join(apiFolder, '../storefront/app/shell/error/lost.webp'),
  encoding: { storedWidth: NOT_FOUND_WIDTH, qualities: [86, 53], limit: 120_000 },
  viewport: toPortrait(NOT_FOUND_WIDTH),
  svg: () => drawWrongPageSneaker(NOT_FOUND_WIDTH),
};

async function compress(drawing: Buffer, { storedWidth, qualities, limit }: MasterPicture['encoding']): Promise<Buffer> {
  const pixels = await sharp(drawing).resize({ width: storedWidth, kernel: 'mitchell' }).png({ compressionLevel: 0 }).toBuffer();
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= limit) break;
  }
  return encoded;
}

async function save(drawing: Buffer, { file, encoding }: MasterPicture): Promise<void> {
  const draft = `${file}.part`;
  writeFileSync(draft, await compress(drawing, encoding));
  renameSync(draft, file);
  process.stdout.write(`${path.basename(file)}\n`);
}

/** Two browsers share the list. Each draws its next picture while the previous one is compressed. */
async function renderPictures(list: readonly MasterPicture[], viewport: Viewport): Promise<void> {
  const pendingPictures = list.values();
  await Promise.all(Array.from({ length: BROWSERS }, () => renderNext(pendingPictures, viewport)));
}

async function renderNext(pendingPictures: Iterable<MasterPicture>, viewport: Viewport): Promise<void> {
  const renderer = await openSvgRenderer(viewport);
  let saved = Promise.resolve();
  for (const picture of pendingPictures) {
    const drawing = await renderer.render(picture.svg());
    await saved;
    saved = save(drawing, picture);
  }
  await saved;
  await renderer.close();
}

mkdirSync(pictureFolder, { recursive: true });
const allPictures = [...goods, ...marks, ...directories, ...badgeMarks, ...posters];
const expected = new Set(allPictures.map(({ file }) => file));
for (const file of readdirSync(pictureFolder).map((name) => path.join(pictureFolder, name))) if (!expected.has(file)) rmSync(file);
const missing = [...allPictures, wrongPage].filter(({ file }) => !existsSync(file));
const bySize = Map.groupBy(missing, ({ viewport }) => `${viewport.width}x${viewport.height}`);
for (const list of bySize.values()) if (list[0]) await renderPictures(list, list[0].viewport);
process.stdout.write(`${allPictures.length} pictures in ${pictureFolder}\n`);
