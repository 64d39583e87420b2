import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiFolder } from '../../prisma/api-folder.js';
import type { ObjectStore } from '../../src/images/store/object-store.port.js';
import { type Colour, findColour } from './goods/colours.js';
import { listDesigns } from './goods/designs.js';
import { goods } from './goods/goods.js';

export const pictureFolder = path.join(apiFolder, 'demo/seed/pictures');

/**
 * Views of a product's pictures. The first one is the cover. Shoes have `pair`, everything else has `back`. `detail` and `close`
 * are close-ups of two different parts.
 */
const views = ['side', 'pair', 'back', 'detail', 'close'] as const;

export type View = (typeof views)[number];

export interface PictureFile {
  key: string;
  content: Buffer;
}

export interface Picture extends PictureFile {
  view: View;
}

/** Illustrations other than those of products. */
export interface Artwork {
  /** Brand marks by brand slug. */
  marks: ReadonlyMap<string, PictureFile>;
  /** Directory marks by directory slug. */
  directories: ReadonlyMap<string, PictureFile>;
  /** Badge marks by badge slug. */
  badges: ReadonlyMap<string, PictureFile>;
  /** Posters by slug of the collection or article. */
  posters: ReadonlyMap<string, PictureFile>;
}

/** Illustration of a kind of goods in one cut and colour, in several views. The cover is the first picture. */
export interface Drawing {
  name: string;
  kind: string;
  cut: number;
  colour: Colour;
  pictures: readonly Picture[];
}

/** Reads the drawings of all goods. Those of a kind are sorted by cut, then in the order in which models take their colours. */
export function readDrawings(folder = pictureFolder): Drawing[] {
  const files = new Set(readdirSync(folder));
  const drawings = Object.keys(goods)
    .flatMap(listDesigns)
    .map(({ name, kind, cut, colour }) => ({ name, kind, cut, colour: findColour(colour), pictures: readViews(folder, files, name) }));
  return drawings.filter(({ pictures }) => pictures[0]?.view === 'side');
}

function readViews(folder: string, files: Set<string>, name: string): Picture[] {
  const existingViews = views.filter((view) => files.has(`${name}-${view}.webp`));
  return existingViews.map((view) => ({ view, ...readFile(path.join(folder, `${name}-${view}.webp`)) }));
}

/** Reads files named mark-{brand}, directory-{directory}, badge-{badge} and poster-{collection or article}, each with a slug. All are optional. */
export function readArtwork(folder = pictureFolder): Artwork {
  const files = readdirSync(folder);
  return { marks: readFiles('mark'), directories: readFiles('directory'), badges: readFiles('badge'), posters: readFiles('poster') };

  function readFiles(prefix: string): ReadonlyMap<string, PictureFile> {
    const named = files.filter((file) => file.startsWith(`${prefix}-`) && file.endsWith('.webp'));
    return new Map(named.map((file) => [file.slice(prefix.length + 1, -'.webp'.length), readFile(path.join(folder, file))]));
  }
}

function readFile(file: string): PictureFile {
  const content = readFileSync(file);
  return { key: `${createHash('sha256').update(content).digest('hex')}.webp`, content };
}

const CONCURRENT_UPLOADS = 8;

/** Uploads pictures that the store lacks and returns their number. After an interruption, another run continues. */
export async function storePictures(store: ObjectStore, pictures: readonly PictureFile[]): Promise<number> {
  const waiting = [...pictures];
  let stored = 0;
  const storeNext = async (): Promise<void> => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      if (await store.has(picture.key)) continue;
      await store.put(picture.key, picture.content);
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, storeNext));
  return stored;
}
