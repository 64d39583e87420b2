import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { badges } from '../seed/catalog/badges.js';
import { collections } from '../seed/catalog/collections.js';
import { directories } from '../seed/catalog/directories.js';
import { articles } from '../seed/content/index.js';
import { brands } from '../seed/goods/brands.js';
import { listDesigns } from '../seed/goods/designs.js';
import { goods } from '../seed/goods/goods.js';
import { pictureFolder } from '../seed/pictures.js';
import { toSlug } from '../seed/text.js';
import { kinds } from './draw-goods.js';
import { encodings, masters } from './masters.js';

const files = readdirSync(pictureFolder);

describe('the pictures of the demo shop', () => {
  it('show every kind of goods on sale', () => {
    expect(Object.keys(goods).sort()).toEqual([...kinds].sort());
    const sides = new Set(files.filter((file) => file.endsWith('-side.webp')).map((file) => file.replace(/-[123]-.*$/, '')));
    expect([...sides].sort()).toEqual([...kinds].sort());
  });

  it('have unique names, and those of the same cut differ in colour within any five consecutive designs, which may form a model', () => {
    for (const kind of kinds) {
      const designs = listDesigns(kind);
      designs.forEach(({ cut }, start) => {
        const model = designs.slice(start, start + 5).filter((design) => design.cut === cut);
        expect(new Set(model.map(({ colour }) => colour)).size).toBe(model.length);
      });
    }
    const names = masters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('of goods are WebP in the stored width of their view, and take less than 40 MB together with the other pictures', async () => {
    const expected = new Map(masters.map(({ name, view }) => [`${name}.webp`, encodings[view].storedWidth]));
    const goodsFiles = files.filter((file) => !/^(mark|directory|badge|poster)-/.test(file));
    expect(goodsFiles.sort()).toEqual([...expected.keys()].sort());
    for (const file of goodsFiles) {
      const { width, height, format } = await sharp(path.join(pictureFolder, file)).metadata();
      const storedWidth = expected.get(file) ?? 0;
      expect([file, format, width, height]).toEqual([file, 'webp', storedWidth, storedWidth * 1.25]);
    }
    expect(files.reduce((sum, file) => sum + statSync(path.join(pictureFolder, file)).size, 0)).toBeLessThan(40_000_000);
  });

  it('include a mark for each brand, directory and badge, and a poster for each collection and article', () => {
    const expectedFiles = [
      ...brands.map(({ name }) => `mark-${toSlug(name)}.webp`),
      ...directories.map(({ slug }) => `directory-${slug}.webp`),
      ...badges.map(({ slug }) => `badge-${slug}.webp`),
      ...[...collections, ...articles].map(({ slug }) => `poster-${slug}.webp`),
    ];
    expect(expectedFiles.filter((file) => !files.includes(file))).toEqual([]);
  });
});
