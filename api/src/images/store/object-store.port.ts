import type { Readable } from 'node:stream';

/**
 * Storage of pictures. A key is the sha256 of the content plus its extension, so an object never changes: writing it twice is harmless, and
 * it may be cached for ever.
 */
export interface ObjectStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Returns null when the object does not exist. Throws ObjectTooLarge, before reading anything, when it cannot be a picture. */
  get(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  /** Throws when objects can currently be neither read nor written. */
  check(): Promise<void>;
}

/** The object is too large to be a picture. */
export class ObjectTooLarge extends Error {}

const MOST_BYTES = 30 * 1024 * 1024;

/** The size of an object is known before its content is read. */
export function requirePictureSize(bytes: number): void {
  if (bytes > MOST_BYTES) throw new ObjectTooLarge('The object is too large for a picture');
}

/** Injection token of ObjectStore. */
export const OBJECT_STORE = Symbol('object store');

const objectKey = /^[0-9a-f]{64}\.(webp|png|jpg|avif)$/;

/** Accepts object keys only: no paths and no addresses of other machines. */
export const isObjectKey = (text: string): boolean => objectKey.test(text);

export function requireObjectKey(key: string): string {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
