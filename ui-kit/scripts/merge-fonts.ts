import { aligned, readTables, type Tables, table, uint16s, uint32s } from './sfnt.ts';

/** A subset of one variable font: the same em and axes, with the glyphs of some scripts. */
interface Part {
  tables: Tables;
  glyphs: number;
  /** Id of its first glyph in the merged font. */
  shift: number;
}

function listOffsets(part: Part): number[] {
  const loca = table(part.tables, 'loca');
  const long = table(part.tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: part.glyphs + 1 }, (_, glyph) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2));
}

/** Composite glyphs refer to their components by id, which the merge shifts. */
function moveComponents(glyph: Buffer, shift: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  let at = 10;
  let more = true;
  while (more) {
    const flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + shift, at + 2);
    const scale = flags & 0x0080 ? 8 : flags & 0x0040 ? 4 : flags & 0x0008 ? 2 : 0;
    at += 4 + (flags & 0x0001 ? 4 : 2) + scale;
    more = (flags & 0x0020) !== 0;
  }
  return moved;
}

function glyphData(parts: Part[]): Buffer[] {
  return parts.flatMap((part) => {
    const offsets = listOffsets(part);
    const glyf = table(part.tables, 'glyf');
    return offsets.slice(1).map((end, glyph) => moveComponents(glyf.subarray(offsets[glyph], end), part.shift));
  });
}

function metrics(parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map(({ tables, glyphs }) => {
      const hmtx = table(tables, 'hmtx');
      const full = table(tables, 'hhea').readUInt16BE(34);
      const rows = Array.from({ length: glyphs }, (_, glyph) =>
        glyph < full
          ? hmtx.subarray(glyph * 4, glyph * 4 + 4)
          : Buffer.concat([hmtx.subarray(full * 4 - 4, full * 4 - 2), hmtx.subarray(full * 2 + glyph * 2, full * 2 + glyph * 2 + 2)]),
      );
      return Buffer.concat(rows);
    }),
  );
}

/** Each part has its own list of shared variation tuples; in the merged list their indexes move by `shift`. */
function moveSharedPeaks(data: Buffer, shift: number, axes: number): Buffer {
  if (data.length === 0) return data;
  const moved = Buffer.from(data);
  let at = 4;
  for (let remaining = moved.readUInt16BE(0) & 0x0fff; remaining > 0; remaining -= 1) {
    const index = moved.readUInt16BE(at + 2);
    const glyphPeak = (index & 0x8000) !== 0;
    if (!glyphPeak) moved.writeUInt16BE((index & 0xf000) | ((index & 0x0fff) + shift), at + 2);
    at += 4 + (glyphPeak ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0);
  }
  return moved;
}

function variations(parts: Part[]): Buffer {
  const axes = table(parts[0]?.tables ?? new Map(), 'gvar').readUInt16BE(4);
  const peaks: Buffer[] = [];
  let peakCount = 0;
  const data = parts.flatMap(({ tables, glyphs }) => {
    const gvar = table(tables, 'gvar');
    const shared = gvar.readUInt16BE(6);
    const peaksAt = gvar.readUInt32BE(8);
    const start = gvar.readUInt32BE(16);
    const long = (gvar.readUInt16BE(14) & 1) === 1;
    const offset = (glyph: number) => start + (long ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
    const rows = Array.from({ length: glyphs }, (_, glyph) =>
      moveSharedPeaks(gvar.subarray(offset(glyph), offset(glyph + 1)), peakCount, axes),
    );
    peaks.push(gvar.subarray(peaksAt, peaksAt + shared * axes * 2));
    peakCount += shared;
    return rows.map(aligned);
  });
  const dataAt = 20 + (data.length + 1) * 4;
  const shared = aligned(Buffer.concat(peaks));
  const header = Buffer.concat([uint16s(1, 0, axes, peakCount), uint32s(dataAt), uint16s(data.length, 1), uint32s(dataAt + shared.length)]);
  return Buffer.concat([header, uint32s(...running(data)), shared, ...data]);
}

function running(rows: Buffer[]): number[] {
  let at = 0;
  return [0, ...rows.map((row) => (at += row.length))];
}

function characterMap(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const segments: [start: number, end: number, delta: number][] = [];
  for (const [code, glyph] of sorted) {
    const last = segments.at(-1);
    if (last && last[1] === code - 1 && last[2] === glyph - code) last[1] = code;
    else segments.push([code, code, glyph - code]);
  }
  segments.push([0xffff, 0xffff, 1]);
  const column = (index: 0 | 1 | 2) => uint16s(...segments.map((segment) => segment[index]));
  const body = Buffer.concat([column(1), uint16s(0), column(0), column(2), uint16s(...segments.map(() => 0))]);
  const half = 2 ** Math.floor(Math.log2(segments.length));
  const count = segments.length * 2;
  const header = uint16s(4, 14 + body.length, 0, count, half * 2, Math.log2(half), count - half * 2);
  return Buffer.concat([uint16s(0, 1, 3, 1), uint32s(12), header, body]);
}

/** Reads the code points of a font subset from its `cmap` table of format 4, which all subsets by Google Fonts have. */
export function listCharacters(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('The font has no character map of format 4');
  const found = new Map<number, number>();
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const row = (column: number, segment: number) => at + 14 + (column > 0 ? 2 : 0) + (column * segments + segment) * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.readUInt16BE(row(0, segment));
    const rangeAt = row(3, segment);
    for (let code = cmap.readUInt16BE(row(1, segment)); code <= last && code < 0xffff; code += 1) {
      const range = cmap.readUInt16BE(rangeAt);
      const base = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - cmap.readUInt16BE(row(1, segment))) * 2);
      if (base !== 0) found.set(code, (base + cmap.readUInt16BE(row(2, segment))) & 0xffff);
    }
  }
  return found;
}

function maxima(parts: Part[], glyphs: number): Buffer {
  const merged = Buffer.from(table(parts[0]?.tables ?? new Map(), 'maxp'));
  merged.writeUInt16BE(glyphs, 4);
  for (let at = 6; at < merged.length; at += 2) {
    merged.writeUInt16BE(Math.max(...parts.map(({ tables }) => table(tables, 'maxp').readUInt16BE(at))), at);
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
    const glyphs = table(tables, 'maxp').readUInt16BE(4);
    const part = { tables, glyphs, shift };
    shift += glyphs;
    return part;
  });
  const characters = new Map<number, number>();
  for (const part of parts) {
    for (const [code, glyph] of listCharacters(part.tables)) if (!characters.has(code)) characters.set(code, glyph + part.shift);
  }
  const glyphs = glyphData(parts).map(aligned);
  const tables: Tables = new Map(parts[0]?.tables);
  for (const tag of ['GPOS', 'GDEF', 'HVAR', 'MVAR', 'kern']) tables.delete(tag);
  const head = Buffer.from(table(tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(table(tables, 'hhea'));
  hhea.writeUInt16BE(shift, 34);
  tables.set('head', head).set('hhea', hhea).set('maxp', maxima(parts, shift)).set('hmtx', metrics(parts));
  tables.set('glyf', Buffer.concat(glyphs)).set('loca', uint32s(...running(glyphs)));
  tables.set('gvar', variations(parts)).set('cmap', characterMap(characters));
  return { tables, characters };
}
