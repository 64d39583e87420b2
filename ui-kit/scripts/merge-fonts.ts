import { getTable, padToFourBytes, readTables, type Tables, toUint16Bytes, toUint32Bytes } from './sfnt.ts';

/** A subset of one variable font: the same em and axes, with the glyphs of some scripts. */
interface Part {
  tables: Tables;
  glyphCount: number;
  /** Id of the part's first glyph in the merged font. */
  shift: number;
}

function listOffsets(part: Part): number[] {
  const loca = getTable(part.tables, 'loca');
  const isLong = getTable(part.tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: part.glyphCount + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

/** Composite glyphs refer to their components by id, which the merge shifts. */
function moveComponents(glyph: Buffer, shift: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  let position = 10;
  let hasMore = true;
  while (hasMore) {
    const flags = moved.readUInt16BE(position);
    moved.writeUInt16BE(moved.readUInt16BE(position + 2) + shift, position + 2);
    const scale = flags & 0x0080 ? 8 : flags & 0x0040 ? 4 : flags & 0x0008 ? 2 : 0;
    position += 4 + (flags & 0x0001 ? 4 : 2) + scale;
    hasMore = (flags & 0x0020) !== 0;
  }
  return moved;
}

function mergeGlyphs(parts: Part[]): Buffer[] {
  return parts.flatMap((part) => {
    const offsets = listOffsets(part);
    const glyf = getTable(part.tables, 'glyf');
    return offsets.slice(1).map((end, glyph) => moveComponents(glyf.subarray(offsets[glyph], end), part.shift));
  });
}

function mergeMetrics(parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map(({ tables, glyphCount }) => {
      const hmtx = getTable(tables, 'hmtx');
      const fullMetricCount = getTable(tables, 'hhea').readUInt16BE(34);
      const rows = Array.from({ length: glyphCount }, (_, glyph) =>
        glyph < fullMetricCount
          ? hmtx.subarray(glyph * 4, glyph * 4 + 4)
          : Buffer.concat([
              hmtx.subarray(fullMetricCount * 4 - 4, fullMetricCount * 4 - 2),
              hmtx.subarray(fullMetricCount * 2 + glyph * 2, fullMetricCount * 2 + glyph * 2 + 2),
            ]),
      );
      return Buffer.concat(rows);
    }),
  );
}

/** Each part has its own list of shared variation tuples; in the merged list their indexes move by `shift`. */
function moveSharedPeaks(data: Buffer, shift: number, axes: number): Buffer {
  if (data.length === 0) return data;
  const moved = Buffer.from(data);
  let position = 4;
  for (let remaining = moved.readUInt16BE(0) & 0x0fff; remaining > 0; remaining -= 1) {
    const index = moved.readUInt16BE(position + 2);
    const glyphPeak = (index & 0x8000) !== 0;
    if (!glyphPeak) moved.writeUInt16BE((index & 0xf000) | ((index & 0x0fff) + shift), position + 2);
    position += 4 + (glyphPeak ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0);
  }
  return moved;
}

function mergeVariations(parts: Part[]): Buffer {
  const axes = getTable(parts[0]?.tables ?? new Map(), 'gvar').readUInt16BE(4);
  const peaks: Buffer[] = [];
  let peakCount = 0;
  const data = parts.flatMap(({ tables, glyphCount }) => {
    const gvar = getTable(tables, 'gvar');
    const sharedCount = gvar.readUInt16BE(6);
    const peaksOffset = gvar.readUInt32BE(8);
    const start = gvar.readUInt32BE(16);
    const isLong = (gvar.readUInt16BE(14) & 1) === 1;
    const offset = (glyph: number) => start + (isLong ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
    const rows = Array.from({ length: glyphCount }, (_, glyph) =>
      moveSharedPeaks(gvar.subarray(offset(glyph), offset(glyph + 1)), peakCount, axes),
    );
    peaks.push(gvar.subarray(peaksOffset, peaksOffset + sharedCount * axes * 2));
    peakCount += sharedCount;
    return rows.map(padToFourBytes);
  });
  const dataOffset = 20 + (data.length + 1) * 4;
  const sharedPeaks = padToFourBytes(Buffer.concat(peaks));
  const header = Buffer.concat([
    toUint16Bytes(1, 0, axes, peakCount),
    toUint32Bytes(dataOffset),
    toUint16Bytes(data.length, 1),
    toUint32Bytes(dataOffset + sharedPeaks.length),
  ]);
  return Buffer.concat([header, toUint32Bytes(...computeOffsets(data)), sharedPeaks, ...data]);
}

function computeOffsets(rows: Buffer[]): number[] {
  let position = 0;
  return [0, ...rows.map((row) => (position += row.length))];
}

function buildCharacterMap(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const segments: [start: number, end: number, delta: number][] = [];
  for (const [code, glyph] of sorted) {
    const last = segments.at(-1);
    if (last && last[1] === code - 1 && last[2] === glyph - code) last[1] = code;
    else segments.push([code, code, glyph - code]);
  }
  segments.push([0xffff, 0xffff, 1]);
  const column = (index: 0 | 1 | 2) => toUint16Bytes(...segments.map((segment) => segment[index]));
  const body = Buffer.concat([column(1), toUint16Bytes(0), column(0), column(2), toUint16Bytes(...segments.map(() => 0))]);
  const powerOfTwo = 2 ** Math.floor(Math.log2(segments.length));
  const count = segments.length * 2;
  const header = toUint16Bytes(4, 14 + body.length, 0, count, powerOfTwo * 2, Math.log2(powerOfTwo), count - powerOfTwo * 2);
  return Buffer.concat([toUint16Bytes(0, 1, 3, 1), toUint32Bytes(12), header, body]);
}

/** Reads the code points of a font subset from its `cmap` table of format 4, which all subsets by Google Fonts have. */
export function listCharacters(tables: Tables): Map<number, number> {
  const cmap = getTable(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const position = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (position === undefined) throw new Error('The font has no character map of format 4');
  const glyphByCode = new Map<number, number>();
  const segments = cmap.readUInt16BE(position + 6) / 2;
  const row = (column: number, segment: number) => position + 14 + (column > 0 ? 2 : 0) + (column * segments + segment) * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.readUInt16BE(row(0, segment));
    const rangeOffset = row(3, segment);
    for (let code = cmap.readUInt16BE(row(1, segment)); code <= last && code < 0xffff; code += 1) {
      const range = cmap.readUInt16BE(rangeOffset);
      const base = range === 0 ? code : cmap.readUInt16BE(rangeOffset + range + (code - cmap.readUInt16BE(row(1, segment))) * 2);
      if (base !== 0) glyphByCode.set(code, (base + cmap.readUInt16BE(row(2, segment))) & 0xffff);
    }
  }
  return glyphByCode;
}

function mergeMaxima(parts: Part[], glyphCount: number): Buffer {
  const merged = Buffer.from(getTable(parts[0]?.tables ?? new Map(), 'maxp'));
  merged.writeUInt16BE(glyphCount, 4);
  for (let position = 6; position < merged.length; position += 2) {
    merged.writeUInt16BE(Math.max(...parts.map(({ tables }) => getTable(tables, 'maxp').readUInt16BE(position))), position);
  }
  return merged;
}

export interface MergedFont {
  tables: Tables;
  /** Maps code points to glyph ids. */
  characters: Map<number, number>;
}

/**
 * Merges subsets of one variable font. The first part keeps its glyph ids, so its substitutions (tabular figures) stay valid. The first
 * part that contains a character provides it. Kerning and the tables that only speed up metrics are omitted.
 */
export function mergeFonts(fonts: Buffer[]): MergedFont {
  let shift = 0;
  const parts: Part[] = fonts.map((font) => {
    const tables = readTables(font);
    const glyphCount = getTable(tables, 'maxp').readUInt16BE(4);
    const part = { tables, glyphCount, shift };
    shift += glyphCount;
    return part;
  });
  const characters = new Map<number, number>();
  for (const part of parts) {
    for (const [code, glyph] of listCharacters(part.tables)) if (!characters.has(code)) characters.set(code, glyph + part.shift);
  }
  const glyphs = mergeGlyphs(parts).map(padToFourBytes);
  const tables: Tables = new Map(parts[0]?.tables);
  for (const tag of ['GPOS', 'GDEF', 'HVAR', 'MVAR', 'kern']) tables.delete(tag);
  const head = Buffer.from(getTable(tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(getTable(tables, 'hhea'));
  hhea.writeUInt16BE(shift, 34);
  tables.set('head', head).set('hhea', hhea).set('maxp', mergeMaxima(parts, shift)).set('hmtx', mergeMetrics(parts));
  tables.set('glyf', Buffer.concat(glyphs)).set('loca', toUint32Bytes(...computeOffsets(glyphs)));
  tables.set('gvar', mergeVariations(parts)).set('cmap', buildCharacterMap(characters));
  return { tables, characters };
}
