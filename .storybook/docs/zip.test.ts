import { crc32 } from 'node:zlib';
import { computeCrc32, createZip } from './zip.ts';

const files = [
  { name: 'icons/cart.svg', text: '<svg/>' },
  { name: 'Прочти.txt', text: 'Токены, «шрифты» и значки' },
];

test('computeCrc32 computes the checksum that Node computes', () => {
  for (const { text } of files) expect(computeCrc32(new TextEncoder().encode(text))).toBe(crc32(text));
});

test('the central directory of an archive from createZip leads to the name and the text of each file', () => {
  const zip = createZip(files);
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06_05_4b_50);
  expect(view.getUint16(end + 10, true)).toBe(files.length);
  let position = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  const unpackedFiles = files.map(() => {
    expect(view.getUint32(position, true)).toBe(0x02_01_4b_50);
    const [size, nameLength] = [view.getUint32(position + 24, true), view.getUint16(position + 28, true)];
    const entry = view.getUint32(position + 42, true);
    expect(view.getUint32(entry, true)).toBe(0x04_03_4b_50);
    const name = decoder.decode(zip.subarray(position + 46, position + 46 + nameLength));
    const start = entry + 30 + nameLength;
    position += 46 + nameLength;
    return { name, text: decoder.decode(zip.subarray(start, start + size)) };
  });
  expect(unpackedFiles).toEqual(files);
});
