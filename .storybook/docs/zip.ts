export interface ArchiveFile {
  name: string;
  text: string;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

export function computeCrc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Flags of an entry: its name is in UTF-8. */
const flags = 0x08_00;
/** Date of every file: the first day that the format can express, so that the same files make the same archive. */
const firstDay = 0x00_21;

/** Fields of a header: each its value and its size in bytes. */
type Field = readonly [value: number, size: 2 | 4];

function packFields(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += size;
  }
  return bytes;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Packs files into a ZIP archive without compression, which some kilobytes of text do not need. */
export function createZip(files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const commonFields: Field[] = [
      [20, 2],
      [flags, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [computeCrc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ];
    const entry = joinBytes([packFields([[0x04_03_4b_50, 4], ...commonFields]), path, content]);
    const positionFields: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(packFields([[0x02_01_4b_50, 4], [20, 2], ...commonFields, ...positionFields]), path);
    entries.push(entry);
    offset += entry.length;
  }
  const directoryBytes = joinBytes(directory);
  const endRecord = packFields([
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directoryBytes.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joinBytes([...entries, directoryBytes, endRecord]);
}
