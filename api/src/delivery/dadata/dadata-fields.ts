import { z } from 'zod';

/** DaData writes null for a missing text. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** DaData writes coordinates as texts. */
export const degrees = z
  .string()
  .nullish()
  .transform((value) => (value ? Number(value) : null))
  .pipe(z.number().nullable().catch(null));
