import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../../test/support/wait-until.js';
import { ResizeFailed, Resizer, type ResizerLimits, UndecodableObject } from './resizer.js';
import { WorkAbandoned } from './shared-work.js';

let resizer: Resizer;
afterEach(() => resizer.close());

function createResizer(limits: Partial<ResizerLimits> = {}): Resizer {
  resizer = new Resizer(limits);
  return resizer;
}

const picture = (width = 50): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

const options = { format: 'webp', fit: 'cover', quality: 80, width: 20 } as const;
/** A request that is slow enough for a test to act while the picture is being resized. */
const slowOptions = { ...options, format: 'avif', quality: 90, width: 3000 } as const;

async function readRunningPid(): Promise<number> {
  await until('the process runs', () => resizer.pid !== undefined);
  return resizer.pid ?? 0;
}

describe('the resize process', () => {
  it('resizes pictures outside of the API process', async () => {
    const { width, format } = await sharp(await createResizer().resize(await picture(), options)).metadata();
    expect([format, width]).toEqual(['webp', 20]);
    expect(resizer.pid).not.toBe(process.pid);
  });

  it('reports that a broken or empty file cannot be decoded', async () => {
    await expect(createResizer().resize(Buffer.from('no picture'), options)).rejects.toThrow(UndecodableObject);
    await expect(resizer.resize(Buffer.alloc(0), options)).rejects.toThrow(UndecodableObject);
  });

  it('turns a photograph upright by its EXIF orientation before resizing it', async () => {
    const half = { width: 40, height: 30, channels: 3 } as const;
    const left = await sharp({ create: { ...half, background: '#ff0000' } })
      .png()
      .toBuffer();
    // 80 x 30 pixels, red on the left. Orientation 6 means that the left side is the top.
    const photograph = await sharp({ create: { ...half, width: 80, background: '#0000ff' } })
      .composite([{ input: left, gravity: 'west' }])
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = await createResizer().resize(photograph, { ...options, format: 'png', width: 15 });
    const { data, info } = await sharp(upright).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, (await sharp(upright).metadata()).orientation]).toEqual([15, 40, undefined]);
    const readColour = (x: number, y: number): string => {
      const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3);
      return red > blue ? 'red' : 'blue';
    };
    expect([readColour(2, 2), readColour(12, 2), readColour(2, 37), readColour(12, 37)]).toEqual(['red', 'red', 'blue', 'blue']);
    const square = await resizer.resize(photograph, { ...options, width: 20, height: 20 });
    expect(await sharp(square).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it('drops a waiting picture whose clients have all disconnected', async () => {
    createResizer({ maxConcurrent: 1 });
    const content = await picture();
    let isRequested = true;
    const first = resizer.resize(content, options);
    const second = resizer.resize(content, options, () => isRequested);
    const third = resizer.resize(content, options);
    isRequested = false;
    await expect(second).rejects.toThrow(WorkAbandoned);
    expect([await first, await third].every(Buffer.isBuffer)).toBe(true);
  });

  it('is restarted when it dies, and then resizes the interrupted picture', async () => {
    const resized = createResizer().resize(await picture(2000), slowOptions);
    const first = await readRunningPid();
    process.kill(first, 'SIGKILL');
    expect((await sharp(await resized).metadata()).width).toBe(2000);
    expect(resizer.pid).not.toBe(first);
  });

  it('fails to resize a picture that takes too long', async () => {
    await expect(createResizer({ deadlineMs: 300 }).resize(await picture(4000), slowOptions)).rejects.toThrow(ResizeFailed);
  });

  it('is not restarted indefinitely if it always dies', async () => {
    createResizer({ deadlineMs: 1, maxConcurrent: 1 });
    const content = await picture(4000);
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => resizer.resize(content, slowOptions)));
    const reasons = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'resized'));
    expect(reasons.filter((reason) => reason.includes('keeps dying'))).toHaveLength(3);
  });

  it('is replaced when it uses too much memory', async () => {
    await createResizer({ maxRss: 1 }).resize(await picture(), options);
    const content = await picture();
    expect(resizer.pid).toBeUndefined();
    expect(await resizer.resize(content, options)).toBeInstanceOf(Buffer);
  });

  const linuxOnly = process.platform === 'linux' ? it : it.skip;
  linuxOnly('runs at a lower priority in all its threads', async () => {
    await createResizer().resize(await picture(), options);
    const threadsFolder = `/proc/${resizer.pid}/task`;
    const niceness = await Promise.all(
      (await readdir(threadsFolder)).map(async (thread) => {
        const stat = await readFile(`${threadsFolder}/${thread}/stat`, 'utf8');
        // The nice value is the 19th field of the file. The second field, the command's name, is in parentheses and may contain spaces, so
        // the fields after it are counted.
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
      }),
    );
    expect(Math.min(...niceness)).toBeGreaterThanOrEqual(10);
  });
});
