import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ObjectStore } from '../../src/images/object-store.port.js';
import { apiFolder } from '../api-folder.js';
import { kinds } from './art/art.js';
import { type Colour, colours } from './art/palettes.js';

export const pictureFolder = path.join(apiFolder, 'prisma/seed/pictures');

export type View = 'side' | 'pair' | 'back' | 'detail';

const views: readonly View[] = ['side', 'pair', 'back', 'detail'];

export interface Picture {
  view: View;
  key: string;
  content: Buffer;
}

/** One kind of goods drawn in one colour, seen from one to three sides, its cover first. */
export interface Drawing {
  kind: string;
  colour: Colour;
  pictures: readonly Picture[];
}

export function readDrawings(folder = pictureFolder): Drawing[] {
  const files = new Set(readdirSync(folder));
  const drawings = kinds.flatMap((kind) =>
    colours.map((colour) => ({ kind, colour, pictures: readViews(folder, files, `${kind}-${colour.slug}`) })),
  );
  return drawings.filter(({ pictures }) => pictures[0]?.view === 'side');
}

function readViews(folder: string, files: Set<string>, name: string): Picture[] {
  const drawn = views.filter((view) => files.has(`${name}-${view}.webp`));
  return drawn.map((view) => {
    const content = readFileSync(path.join(folder, `${name}-${view}.webp`));
    return { view, key: `${createHash('sha256').update(content).digest('hex')}.webp`, content };
  });
}

const AT_A_TIME = 8;

/** Puts what the store lacks and answers how many that were. Done again after an interruption it goes on where it was. */
export async function storePictures(store: ObjectStore, drawings: readonly Drawing[]): Promise<number> {
  const waiting = drawings.flatMap(({ pictures }) => pictures);
  let stored = 0;
  const work = async (): Promise<void> => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      if (await store.has(picture.key)) continue;
      await store.put(picture.key, picture.content);
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return stored;
}
