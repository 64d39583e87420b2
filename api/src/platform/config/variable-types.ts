import { z } from 'zod';

export const positiveInteger = z.coerce.number().int().min(1);
export const httpUrl = z.url({ protocol: /^https?$/ });

/** A variable that holds a list: values separated by commas, each of which must match `entry`. */
export function commaSeparated(entry: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(entry))
    .prefault('');
}

export const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be origins like https://shop.example');
