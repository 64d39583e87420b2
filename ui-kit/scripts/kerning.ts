import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import { toUint16Bytes } from './sfnt.ts';

/** Kerning of each pair of characters, in font units. */
export type Kerning = Map<number, Map<number, number>>;

/** Smaller adjustments, in thousandths of an em, are invisible. */
const minAdjustment = 4;

/**
 * Measures the kerning of every pair of `codes` at one font weight. A pair's kerning is the width of both characters less that of each
 * alone.
 */
export function measureKerning(sfnt: Uint8Array, codes: readonly number[], weight: number): Kerning {
  const font = new Font(new Face(new Blob(sfnt)));
  font.setVariations([new Variation('wght', weight)]);
  const measureAdvance = (text: string): number => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0);
  };
  const singleAdvances = new Map(codes.map((code) => [code, measureAdvance(String.fromCodePoint(code))]));
  const kerning: Kerning = new Map();
  for (const left of codes) {
    const row = new Map<number, number>();
    for (const right of codes) {
      const adjustment =
        measureAdvance(String.fromCodePoint(left, right)) - (singleAdvances.get(left) ?? 0) - (singleAdvances.get(right) ?? 0);
      if (Math.abs(adjustment) >= minAdjustment) row.set(right, adjustment);
    }
    if (row.size > 0) kerning.set(left, row);
  }
  return kerning;
}

type Row = [glyph: number, pairs: [glyph: number, adjustment: number][]];

/** Splits the rows into subtables, in glyph order, so that 16-bit offsets reach the end of each subtable. */
function splitRows(rows: Row[]): Row[][] {
  const chunks: Row[][] = [[]];
  let size = 0;
  for (const row of rows) {
    const rowSize = 6 + row[1].length * 4;
    if (size + rowSize > 60_000) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(row);
    size += rowSize;
  }
  return chunks;
}

/** Builds a subtable of pair adjustments in format 1, which has a set of pairs for each left glyph. */
function buildPairTable(rows: Row[]): Buffer {
  const sets = rows.map(([, pairs]) => toUint16Bytes(pairs.length, ...pairs.flat()));
  const headerSize = 10 + rows.length * 2;
  let position = headerSize;
  const offsets = sets.map((set) => {
    const offset = position;
    position += set.length;
    return offset;
  });
  const coverage = toUint16Bytes(1, rows.length, ...rows.map(([glyph]) => glyph));
  return Buffer.concat([toUint16Bytes(1, position, 0x0004, 0, rows.length, ...offsets), ...sets, coverage]);
}

/** Builds a GPOS table with one feature, kerning, for every script. */
export function buildKerningTable(kerning: Kerning, characters: Map<number, number>): Buffer {
  const findGlyph = (code: number): number => characters.get(code) ?? 0;
  const rows = [...kerning]
    .map(
      ([left, row]): Row => [
        findGlyph(left),
        [...row].map(([right, adjustment]): [number, number] => [findGlyph(right), adjustment]).sort(([a], [b]) => a - b),
      ],
    )
    .sort(([a], [b]) => a - b);
  const tables = splitRows(rows).map(buildPairTable);
  const scripts = Buffer.concat([toUint16Bytes(1), Buffer.from('DFLT'), toUint16Bytes(8, 4, 0), toUint16Bytes(0, 0xffff, 1, 0)]);
  const features = Buffer.concat([toUint16Bytes(1), Buffer.from('kern'), toUint16Bytes(8, 0, 1, 0)]);
  // Extension subtables (type 9) have 32-bit offsets, which reach beyond 64 kB.
  const lookupHeader = 6 + tables.length * 2;
  const lookup = toUint16Bytes(9, 0, tables.length, ...tables.map((_, index) => lookupHeader + index * 8));
  let position = tables.length * 8;
  const extensions = tables.map((bytes, index) => {
    const offset = position - index * 8;
    position += bytes.length;
    return Buffer.concat([toUint16Bytes(1, 2), toUint16Bytes(offset >>> 16, offset)]);
  });
  const header = toUint16Bytes(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, toUint16Bytes(1, 4), lookup, ...extensions, ...tables]);
}
