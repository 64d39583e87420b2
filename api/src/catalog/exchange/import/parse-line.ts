import { z } from 'zod';
import { formatPath } from '../../../platform/input/value-path.js';
import { type CatalogRecord, catalogRecord } from '../catalog-record.js';
import { MAX_LINE_LENGTH, type RawLine } from './read-lines.js';
import { createRefusal, type Refusal } from './refusal.js';

export interface ParsedLine {
  line: number;
  product: CatalogRecord;
}

/** Maximum number of refusals reported for one line. */
const MAX_REFUSALS = 20;

/** Maximum number of brackets in a line, far more than a product needs. Parsing millions of them would block all requests. */
const MAX_BRACKETS = 20_000;
const [OPENING_BRACKET, OPENING_BRACE] = [0x5b, 0x7b];

const utf8 = new TextDecoder('utf-8', { fatal: true });
const { localeError } = z.locales.ru();

/** Returns the parsed line, or the refusals of a malformed one. */
export function parseLine({ number, bytes }: RawLine): ParsedLine | Refusal[] {
  if (!bytes) return [createRefusal(number, 'LINE_TOO_LONG', [String(MAX_LINE_LENGTH / 2 ** 20)])];
  if (countBrackets(bytes) > MAX_BRACKETS) return [createRefusal(number, 'INVALID_VALUE', ['строка', 'слишком много вложенных значений'])];
  let parsedJson: unknown;
  try {
    parsedJson = JSON.parse(utf8.decode(bytes));
  } catch (error) {
    return [createRefusal(number, 'NOT_JSON', [error instanceof SyntaxError ? error.message : 'не UTF-8'])];
  }
  const { success, data: product, error } = catalogRecord.safeParse(parsedJson, { error: localeError });
  if (!success)
    return error.issues
      .slice(0, MAX_REFUSALS)
      .flatMap((issue) => toRefusals(number, issue))
      .slice(0, MAX_REFUSALS);
  const duplicates = findDuplicates((product.items ?? []).map(({ externalId }) => externalId));
  return duplicates.length > 0 ? duplicates.map((item) => createRefusal(number, 'DUPLICATE_ITEM', [item])) : { line: number, product };
}

/** Counts opening brackets: one for each list and object. Brackets inside texts count too. */
function countBrackets(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === OPENING_BRACKET || byte === OPENING_BRACE) count += 1;
  return count;
}

function toRefusals(line: number, issue: z.core.$ZodIssue): Refusal[] {
  if (issue.code !== 'unrecognized_keys')
    return [createRefusal(line, 'INVALID_VALUE', [formatPath(issue.path) || 'строка', issue.message])];
  return issue.keys.slice(0, MAX_REFUSALS).map((key) => createRefusal(line, 'UNKNOWN_FIELD', [formatPath([...issue.path, key])]));
}

/** Returns each value that occurs more than once, at most as many as the refusals of a line. */
export function findDuplicates(values: readonly string[]): string[] {
  const earlierValues = new Set<string>();
  const duplicates = new Set<string>();
  for (const value of values) (earlierValues.has(value) ? duplicates : earlierValues).add(value);
  return [...duplicates].slice(0, MAX_REFUSALS);
}
