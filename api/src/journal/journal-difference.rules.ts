import { isDeepStrictEqual } from 'node:util';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Personal fields: who a person is, where they live and the comment that they wrote. Texts of the staff, such as the `reason` of a step,
 * are not masked, because an auditor needs them.
 */
const PERSONAL_FIELDS = new Set(
  `address apartment building comment email fullName house inn lastname lat lon name phone postalCode recipient street surname`.split(' '),
);
/** Kinds of subjects whose fields are about a person. For other kinds, `name` is the name of an object and not masked. */
const personKinds = new Set(['account', 'order', 'request']);

const MASK = '•••';

function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      PERSONAL_FIELDS.has(key) && inner !== null && inner !== '' ? MASK : maskPersonal(inner),
    ]),
  );
}

function pickFields(fields: Fields | null, keys: readonly string[]): Fields | null {
  return fields && Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));
}

export interface Difference {
  before: Fields | null;
  after: Fields | null;
}

/**
 * Returns the fields that differ, or null if none does. `updatedAt` is left out, because the entry has its own time. Personal fields are
 * masked after the comparison, so that the entry still shows that they have changed.
 */
export function computeDifference(kind: string, { before, after }: Difference): Difference | null {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => key !== 'updatedAt' && !isDeepStrictEqual(before?.[key], after?.[key]))
    .sort();
  if (before && after && keys.length === 0) return null;
  const [fieldsBefore, fieldsAfter] = [pickFields(before, keys), pickFields(after, keys)];
  return personKinds.has(kind)
    ? { before: maskPersonal(fieldsBefore) as Fields | null, after: maskPersonal(fieldsAfter) as Fields | null }
    : { before: fieldsBefore, after: fieldsAfter };
}
