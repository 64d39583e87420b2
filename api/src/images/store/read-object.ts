import { addAbortSignal, type Readable } from 'node:stream';
import { type ObjectStore, ObjectTooLarge } from './object-store.port.js';

/** The store did not deliver the whole object in time. */
export class StoreTooSlow extends Error {}

export interface ReadLimits {
  mostBytes: number;
  withinMs: number;
}

/** Reads a whole object; null when it does not exist. Ends within the given time even if the store hangs, and leaves no stream open. */
export async function readObject(store: ObjectStore, key: string, { mostBytes, withinMs }: ReadLimits): Promise<Buffer | null> {
  const deadline = AbortSignal.timeout(withinMs);
  try {
    const object = await openedBefore(deadline, store.get(key));
    return object && (await readAll(addAbortSignal(deadline, object), mostBytes));
  } catch (error) {
    if (deadline.aborted) throw new StoreTooSlow(`${key} was not read within ${withinMs} ms`, { cause: error });
    throw error;
  }
}

/** A stream that opens too late is closed again. */
async function openedBefore(deadline: AbortSignal, opening: Promise<Readable | null>): Promise<Readable | null> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(deadline.reason);
  deadline.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([opening, late.promise]);
  } catch (error) {
    void opening.then((object) => object?.destroy()).catch(() => undefined);
    throw error;
  } finally {
    deadline.removeEventListener('abort', giveUp);
  }
}

async function readAll(object: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of object) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostBytes) throw new ObjectTooLarge('The object is too large for a picture');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
