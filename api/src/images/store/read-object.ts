import { addAbortSignal, type Readable } from 'node:stream';
import { type ObjectStore, requirePictureSize } from './object-store.port.js';

/** The store did not return the whole object in time. */
export class StoreTooSlow extends Error {}

/**
 * Reads a whole object, or returns null if there is none. Ends within the time limit and leaves no stream open, whatever the store does.
 */
export async function readObject(store: ObjectStore, key: string, timeoutMs: number): Promise<Buffer | null> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const object = await openBefore(deadline, store.get(key));
    return object && (await readAll(addAbortSignal(deadline, object)));
  } catch (error) {
    if (deadline.aborted) throw new StoreTooSlow(`${key} was not read within ${timeoutMs} ms`, { cause: error });
    throw error;
  }
}

/** Closes a stream that is opened after the deadline. */
async function openBefore(deadline: AbortSignal, streamPromise: Promise<Readable | null>): Promise<Readable | null> {
  const timeout = Promise.withResolvers<never>();
  const giveUp = () => timeout.reject(deadline.reason);
  deadline.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([streamPromise, timeout.promise]);
  } catch (error) {
    void streamPromise.then((object) => object?.destroy()).catch(() => undefined);
    throw error;
  } finally {
    deadline.removeEventListener('abort', giveUp);
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
