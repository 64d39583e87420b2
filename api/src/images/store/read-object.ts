import { addAbortSignal, type Readable } from 'node:stream';
import { type ObjectStore, requirePictureSize } from './object-store.port.js';

/** The store did not return the whole object in time. */
export class StoreTooSlow extends Error {}

/**
 * Reads a whole object, or returns null if there is none. Ends within the time limit and leaves no stream open, whatever the store does.
 */
export async function readObject(store: ObjectStore, key: string, timeoutMs: number): Promise<Buffer | null> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const object = await openBefore(timeoutSignal, store.get(key));
    return object && (await readAll(addAbortSignal(timeoutSignal, object)));
  } catch (error) {
    if (timeoutSignal.aborted) throw new StoreTooSlow(`${key} was not read within ${timeoutMs} ms`, { cause: error });
    throw error;
  }
}

/** Waits for the stream until the signal aborts. A stream that opens later is closed. */
async function openBefore(timeoutSignal: AbortSignal, streamPromise: Promise<Readable | null>): Promise<Readable | null> {
  const timeout = Promise.withResolvers<never>();
  const giveUp = () => timeout.reject(timeoutSignal.reason);
  timeoutSignal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([streamPromise, timeout.promise]);
  } catch (error) {
    void streamPromise.then((object) => object?.destroy()).catch(() => undefined);
    throw error;
  } finally {
    timeoutSignal.removeEventListener('abort', giveUp);
  }
}

async function readAll(object: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of object) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    requirePictureSize(bytes);
    chunks.push(buffer);
  }
  return Buffer.concat(chunks);
}
