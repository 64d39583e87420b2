import { z } from 'zod';

export const positive = z.coerce.number().int().min(1);
export const httpUrl = z.url({ protocol: /^https?$/ });

/** Values separated by commas. */
export function list(entry: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(entry))
    .prefault('');
}
