import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fonts, weights } from '../src/theme/tokens.ts';
import { buildKerningTable, measureKerning } from './kerning.ts';
import { listCharacters, mergeFonts } from './merge-fonts.ts';
import { readTables, writeTables } from './sfnt.ts';

const require = createRequire(import.meta.url);
const listCharacterRange = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters that the shop needs: Latin and Cyrillic letters, digits, currency signs, dashes, quotes and spaces. */
export const shopText = `${listCharacterRange(0x20, 0x7e)}${listCharacterRange(0x410, 0x44f)}Ёё\u00a0«»„“”‘’–—−×…·•№₽%°±½§©®™€$ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÜßàáâäæçèéêëíîïñóôöøùúüÅå`;

/** Fontsource splits a family by script; the rouble sign is in latin-ext. Latin comes first because its digits have tabular forms. */
const subsetNames = ['latin', 'cyrillic', 'latin-ext'] as const;

async function buildFamily({ slug, kerningWeight }: { slug: string; kerningWeight: number }): Promise<Buffer> {
  const readSubset = async (part: string) => {
    const font = await readFile(require.resolve(`@fontsource-variable/${slug}/files/${slug}-${part}-wght-normal.woff2`));
    return subsetFont(font, shopText, { targetFormat: 'sfnt', variationAxes: { wght: weights } });
  };
  const subsets = await Promise.all(subsetNames.map(readSubset));
  const { tables, characters } = mergeFonts(subsets);
  // A character that two subsets contain takes its glyph and its kerning from the first of them.
  const usedCodes = new Set<number>();
  const kernings = subsets.map((subset) => {
    const codes = [...listCharacters(readTables(subset)).keys()].filter((code) => !usedCodes.has(code));
    for (const code of codes) usedCodes.add(code);
    return measureKerning(subset, codes, kerningWeight);
  });
  tables.set('GPOS', buildKerningTable(new Map(kernings.flatMap((kerning) => [...kerning])), characters));
  return subsetFont(writeTables(tables), shopText, { targetFormat: 'woff2' });
}

/** Builds one font file for each family, for the folder theme/generated. */
export async function buildFontFiles(): Promise<{ file: string; bytes: Uint8Array }[]> {
  return Promise.all(Object.values(fonts).map(async (font) => ({ file: font.file, bytes: await buildFamily(font) })));
}
