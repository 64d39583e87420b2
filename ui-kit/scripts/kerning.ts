import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import { uint16s } from './sfnt.ts';

/** Kerning of each pair of characters, in font units. */
export type Kerning = Map<number, Map<number, number>>;

/** Smaller adjustments, in thousandths of an em, are invisible. */
const least = 4;

/** Measures every pair of a part at one weight by shaping it. */
export function measureKerning(sfnt: Uint8Array, codes: readonly number[], weight: number): Kerning {
  const font = new Font(new Face(new Blob(sfnt)));
  font.setVariations([new Variation('wght', weight)]);
  const advance = (text: string): number => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
  };
  const alone = new Map(codes.map((code) => [code, advance(String.fromCodePoint(code))]));
  const kerning: Kerning = new Map();
  for (const left of codes) {
    const row = new Map<number, number>();
    for (const right of codes) {
      const moved = advance(String.fromCodePoint(left, right)) - (alone.get(left) ?? 0) - (alone.get(right) ?? 0);
      if (Math.abs(moved) >= least) row.set(right, moved);
    }
    if (row.size > 0) kerning.set(left, row);
  }
  return kerning;
}

type Row = [glyph: number, pairs: [glyph: number, moved: number][]];

/** Splits the rows, in glyph order, so that 16-bit offsets reach the end of each table. */
function chunks(rows: Row[]): Row[][] {
  const cut: Row[][] = [[]];
  let size = 0;
  for (const row of rows) {
    const weight = 6 + row[1].length * 4;
    if (size + weight > 60_000) {
      cut.push([]);
      size = 0;
    }
    cut.at(-1)?.push(row);
    size += weight;
  }
  return cut;
}

function pairTable(rows: Row[]): Buffer {
  const sets = rows.map(([, pairs]) => uint16s(pairs.length, ...pairs.flat()));
  const headerSize = 10 + rows.length * 2;
  let at = headerSize;
  const offsets = sets.map((set) => {
    const offset = at;
    at += set.length;
    return offset;
  });
  const coverage = uint16s(1, rows.length, ...rows.map(([glyph]) => glyph));
  return Buffer.concat([uint16s(1, at, 0x0004, 0, rows.length, ...offsets), ...sets, coverage]);
}

/** Builds a GPOS table with one feature, kerning, for every script. */
export function kerningTable(kerning: Kerning, characters: Map<number, number>): Buffer {
  const glyph = (code: number): number => characters.get(code) ?? 0;
  const rows = [...kerning]
    .map(
      ([left, row]): Row => [
        glyph(left),
        [...row].map(([right, moved]): [number, number] => [glyph(right), moved]).sort(([a], [b]) => a - b),
      ],
    )
    .sort(([a], [b]) => a - b);
  const tables = chunks(rows).map(pairTable);
  const scripts = Buffer.concat([uint16s(1), Buffer.from('DFLT'), uint16s(8, 4, 0), uint16s(0, 0xffff, 1, 0)]);
  const features = Buffer.concat([uint16s(1), Buffer.from('kern'), uint16s(8, 0, 1, 0)]);
  // Extension subtables (type 9) have 32-bit offsets, which reach beyond 64 kB.
  const lookupHeader = 6 + tables.length * 2;
  const lookup = uint16s(9, 0, tables.length, ...tables.map((_, index) => lookupHeader + index * 8));
  let at = tables.length * 8;
  const extensions = tables.map((bytes, index) => {
    const offset = at - index * 8;
    at += bytes.length;
    return Buffer.concat([uint16s(1, 2), uint16s(offset >>> 16, offset)]);
  });
  const header = uint16s(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, uint16s(1, 4), lookup, ...extensions, ...tables]);
}
