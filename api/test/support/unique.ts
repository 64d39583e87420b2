import { randomUUID } from 'node:crypto';

/** Adds a random suffix to a word, so that rows of a test do not collide. */
export const unique = (word: string): string => `${word}-${randomUUID().slice(-12)}`;
