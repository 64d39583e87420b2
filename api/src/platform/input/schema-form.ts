import { z } from 'zod';
import { type WrongField, wrongFieldsError } from './input-form.js';
import { formatPath } from './value-path.js';

const { localeError } = z.locales.ru();

function listFields({ code, path, message, ...issue }: z.core.$ZodIssue): WrongField[] {
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    return issue.keys.map((key) => ({ field: formatPath([...path, key]), message: `Поля «${key}» нет.` }));
  }
  const field = formatPath(path);
  return [{ field, message: `${field}: ${message}.` }];
}

/** Reads a value by its schema, or throws an error that names every invalid field. */
export function readForm<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value, { error: localeError });
  if (success) return data;
  throw wrongFieldsError(error.issues.flatMap(listFields));
}
