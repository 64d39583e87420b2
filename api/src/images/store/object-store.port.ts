import type { Readable } from 'node:stream';
import { isObjectKey } from '../../platform/object-key.js';

/**
 * Storage of pictures. A key is the SHA-256 of the content plus its extension, so the object of a key never changes: it may be written
 * twice and cached forever. The hash of an upload includes random bytes, so that no two uploads share an object.
 */
export interface ObjectStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Returns null if there is no such object. Throws ObjectTooLarge, before reading, for an object that is too large to be a picture. */
  get(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  /** Removes an object. Removing it twice is no error. */
  remove(key: string): Promise<void>;
  /** Throws if the store cannot be read and written now. */
  check(): Promise<void>;
  /** Removes files that a killed process began before the given time and never finished. Returns their number. */
  removeUnfinished(before: Date): Promise<number>;
}

/** The object is too large to be a picture. */
export class ObjectTooLarge extends Error {}

const MAX_BYTES = 30 * 1024 * 1024;

/**
 * Throws if an object is too large for a picture. Stores pass the size before they read the content; readers pass the bytes read so far.
 */
export function requirePictureSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw new ObjectTooLarge('The object is too large for a picture');
}

export const OBJECT_STORE = Symbol('object store');

export function requireObjectKey(key: string): string {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
