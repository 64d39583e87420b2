import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import type { Field } from '../exchange/fields.js';
import type { EntityDefinition, EntityView } from './entity-definition.js';

/** Table and columns of a kind of entity. */
export type Table = Pick<
  EntityDefinition<never, never>,
  'table' | 'fields' | 'computedFields' | 'keepsDeleted' | 'name' | 'order' | 'references'
>;

const joinList = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([key, column]) => `${column} AS "${key}"`)
    .join(', ');

function selectColumns({ table, fields, computedFields = {} }: Table): Prisma.Sql {
  const columns = Object.fromEntries(fields.map(({ key, column, type }) => [key, `${table}.${column}${castToText(type)}`]));
  return Prisma.raw(joinList({ slug: `${table}.slug`, ...columns, ...computedFields, updatedAt: `${table}.updated_at` }));
}

/** An enum is read as text, because the driver does not know every enum type of the database. */
const castToText = (type: string): string => (type === 'sex' ? '::text' : '');

const toTableName = ({ table }: Table): Prisma.Sql => Prisma.raw(table);
const isPresent = ({ table, keepsDeleted }: Table): Prisma.Sql => Prisma.raw(keepsDeleted ? `${table}.deleted_at IS NULL` : 'true');

export async function findEntity<View extends EntityView>(reader: Reader, definition: Table, slug: string): Promise<View | null> {
  const [found] = await readRows<View>(
    reader,
    Prisma.sql`SELECT ${selectColumns(definition)} FROM ${toTableName(definition)} WHERE slug = ${slug} AND ${isPresent(definition)}`,
  );
  return found ?? null;
}

interface Window {
  search: string;
  limit: number;
  offset: number;
}

/** Selects a page of entities whose name or slug contains a text, and counts all. */
export async function selectEntities<View extends EntityView>(
  reader: Reader,
  definition: Table,
  { search, limit, offset }: Window,
): Promise<{ items: View[]; total: number }> {
  const text = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = Prisma.sql`FROM ${toTableName(definition)} WHERE ${isPresent(definition)} AND (lower(${Prisma.raw(definition.name)}) LIKE ${text} OR slug LIKE ${text})`;
  const total = readRows<{ total: number }>(reader, Prisma.sql`SELECT count(*)::int AS total ${found}`);
  const items = readRows<View>(
    reader,
    Prisma.sql`SELECT ${selectColumns(definition)} ${found} ORDER BY ${Prisma.raw(definition.order)} LIMIT ${limit}::int OFFSET ${offset}::int`,
  );
  const [[first]] = await Promise.all([total, items]);
  return { items: await items, total: first?.total ?? 0 };
}

/** Locks the row of a slug. A lock for a removal also waits for transactions that refer to the row, and blocks new references. */
export async function lockEntity(
  transaction: Prisma.TransactionClient,
  definition: Table,
  { slug, forRemoval }: { slug: string; forRemoval: boolean },
) {
  const strength = Prisma.raw(forRemoval ? 'UPDATE' : 'NO KEY UPDATE');
  await transaction.$executeRaw`SELECT FROM ${toTableName(definition)} WHERE slug = ${slug} FOR ${strength}`;
}

const toTypedValue = ({ type }: Field, value: unknown): Prisma.Sql => Prisma.sql`${value}::${Prisma.raw(type)}`;

/** Writes fields of a row, which is created if there is none, and returns its id. */
export async function writeEntity(
  transaction: Prisma.TransactionClient,
  definition: Table,
  { slug, input, now }: { slug: string; input: object; now: Date },
): Promise<string> {
  const fields = definition.fields.filter(({ key }) => Reflect.get(input, key) !== undefined);
  const values = fields.map((field) => toTypedValue(field, Reflect.get(input, field.key)));
  const sets = fields.map(({ column }, index) => Prisma.sql`${Prisma.raw(column)} = ${values[index]}`);
  const restored = definition.keepsDeleted ? [Prisma.sql`deleted_at = NULL`] : [];
  const [changed] = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE ${toTableName(definition)} SET ${Prisma.join([...sets, ...restored, Prisma.sql`updated_at = ${now}::timestamptz`])}
    WHERE slug = ${slug} RETURNING id::text`;
  if (changed) return changed.id;
  const columns = Prisma.raw(['slug', ...fields.map(({ column }) => column), 'updated_at'].join(', '));
  const [made] = await transaction.$queryRaw<{ id: string }[]>`
    INSERT INTO ${toTableName(definition)} (${columns}) VALUES (${Prisma.join([slug, ...values, Prisma.sql`${now}::timestamptz`])}) RETURNING id::text`;
  if (!made) throw new Error('The database has not inserted the row');
  return made.id;
}

/** Counts what refers to a row. */
export async function countReferences(
  transaction: Prisma.TransactionClient,
  definition: Table,
  slug: string,
): Promise<Record<string, number>> {
  const counts = Object.fromEntries(Object.entries(definition.references).map(([key, query]) => [key, `(${query})::int`]));
  const [found] = await transaction.$queryRaw<Record<string, number>[]>`
    SELECT ${Prisma.raw(joinList(counts))} FROM ${toTableName(definition)} WHERE slug = ${slug}`;
  return found ?? {};
}

export const removeEntity = (transaction: Prisma.TransactionClient, definition: Table, slug: string): Promise<number> =>
  transaction.$executeRaw`DELETE FROM ${toTableName(definition)} WHERE slug = ${slug}`;
