import { z } from 'zod';
import { SLUG } from '../../platform/input/id-patterns.js';
import { OBJECT_KEY_PATTERN } from '../../platform/object-key.js';

// Schemas of single fields, shared by the lines of a catalog file and the forms of operators.

// PostgreSQL stores neither U+0000 nor a lone surrogate.
export const storableText = z.string().regex(/^[^\0\p{Cs}]*$/u, 'в тексте есть символ, который нельзя хранить');
export const nonBlankText = storableText.regex(/\S/, 'не может быть пустым');
export const slug = z.string().max(200).regex(SLUG, 'только строчные латинские буквы, цифры и одиночные дефисы между ними');
export const objectKey = z.string().regex(OBJECT_KEY_PATTERN, 'не ключ хранилища картинок');

/**
 * Creates the schema of a list without duplicates, with at most `max` entries if that is given. A longer list is refused before its entries
 * are checked.
 */
export function createUniqueList<Entry>(entrySchema: z.ZodType<Entry>, max?: number) {
  const listSchema = z.array(entrySchema);
  return (max === undefined ? listSchema : listSchema.max(max, describeMaximum(max)))
    .refine((values) => new Set(values).size === values.length, 'значения повторяются')
    .meta({ uniqueItems: true });
}

export const describeMaximum = (max: number): string => `не больше ${max}`;

/** Colour on a screen, #RRGGBB, stored in upper case. */
export const hexColour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'не цвет вида #17171A')
  .toUpperCase();
