export type Tables = Map<string, Buffer>;

/** Big-endian 16-bit words. */
export const toUint16Bytes = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * 2);
  });
  return bytes;
};

/** Big-endian 32-bit words. */
export const toUint32Bytes = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4);
  });
  return bytes;
};

/** Pads to a multiple of four bytes, as tables and glyphs require. */
export const padToFourBytes = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const start = font.readUInt32BE(record + 8);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

/** Writes a font file. Its checksums stay zero, because the subsetter that reads it writes its own. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  let offset = 12 + sorted.length * 16;
  const records = sorted.map(([tag, bytes]) => {
    const record = Buffer.concat([Buffer.from(tag, 'latin1'), toUint32Bytes(0, offset, bytes.length)]);
    offset += padToFourBytes(bytes).length;
    return record;
  });
  const header = Buffer.concat([toUint32Bytes(0x00010000), toUint16Bytes(sorted.length, 0, 0, 0)]);
  return Buffer.concat([header, ...records, ...sorted.map(([, bytes]) => padToFourBytes(bytes))]);
}
