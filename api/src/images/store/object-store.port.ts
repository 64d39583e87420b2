import type { Readable } from 'node:stream';

/**
 * Where pictures lie. A key is the sha256 of the content and the content's extension, so what a key names never changes: writing twice
 * is harmless, and whoever has read a key once may keep it for ever.
 */
export interface ObjectStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Null when there is no such object. Throws ObjectTooLarge, with nothing of it read, where it cannot be a picture. */
  get(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  /** Throws when objects can be neither read nor written at the moment. */
  check(): Promise<void>;
}

/** The object is too large to be a picture. */
export class ObjectTooLarge extends Error {}

const MOST_BYTES = 30 * 1024 * 1024;

/** Whoever opens an object knows its size before its content. */
export function requirePictureSize(bytes: number): void {
  if (bytes > MOST_BYTES) throw new ObjectTooLarge('The object is too large for a picture');
}

/** Injection token of ObjectStore. */
export const OBJECT_STORE = Symbol('object store');

const objectKey = /^[0-9a-f]{64}\.(webp|png|jpg|avif)$/;

/** Nothing else is a key: no path, no address of another machine. */
export const isObjectKey = (text: string): boolean => objectKey.test(text);

export function requireObjectKey(key: string): string {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
