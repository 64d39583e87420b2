import { z } from 'zod';

/** A number of CDEK. Its documents call it a long, and its API writes it as a text, too. */
export const cdekNumber = z.union([z.string().min(1), z.int().positive().transform(String)]);
