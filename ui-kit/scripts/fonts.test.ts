import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { buildFontFiles, shopText } from './fonts.ts';

const require = createRequire(import.meta.url);

async function open(woff2: Buffer): Promise<Font> {
  return new Font(new Face(new Blob(await subsetFont(woff2, shopText, { targetFormat: 'sfnt' }))));
}

function width(font: Font, text: string, { weight = 400, tabular = false } = {}): number {
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, tabular ? [new Feature('tnum', 1)] : []);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
}

let fontFiles: Awaited<ReturnType<typeof buildFontFiles>>;
beforeAll(async () => {
  fontFiles = await buildFontFiles();
});

describe.each(['onest', 'unbounded'])('the merged font %s', (slug) => {
  let merged: Font;
  let sources: Font[];
  beforeAll(async () => {
    const file = fontFiles.find((font) => font.file === `${slug}.woff2`);
    merged = await open(Buffer.from(file?.bytes ?? []));
    const names = ['latin', 'cyrillic', 'latin-ext'].map((part) => `@fontsource-variable/${slug}/files/${slug}-${part}-wght-normal.woff2`);
    sources = await Promise.all(names.map(async (name) => open(await readFile(require.resolve(name)))));
  });

  test("contains every character of the shop's texts, as wide as in the source font (to within one unit)", () => {
    for (const character of shopText) {
      const code = character.codePointAt(0) ?? 0;
      const source = sources.find((font) => font.nominalGlyph(code));
      expect([character, merged.nominalGlyph(code)]).toEqual([character, expect.any(Number)]);
      for (const weight of [400, 550, 700, 800]) {
        const sourceWidth = source ? width(source, character, { weight }) : 0;
        expect([character, weight, Math.abs(width(merged, character, { weight }) - sourceWidth) <= 1]).toEqual([character, weight, true]);
      }
    }
  });

  test.each(['AV', 'ГА', 'Та'])('kerns the pair %s', (pair) => {
    const apart = [...pair].reduce((sum, character) => sum + width(merged, character), 0);
    expect(width(merged, pair)).toBeLessThan(apart);
  });

  test('has tabular figures of equal width', () => {
    expect(width(merged, '1', { tabular: true })).toBe(width(merged, '8', { tabular: true }));
  });
});
