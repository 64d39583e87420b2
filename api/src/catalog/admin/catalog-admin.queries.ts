import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import type { Field } from '../exchange/fields.js';
import type { EntityDefinition, EntityView } from './entity-definition.js';

/** Table and columns of a kind of entity. */
export type Table = Pick<
  EntityDefinition<never, never>,
  'table' | 'fields' | 'computedFields' | 'usesSoftDelete' | 'name' | 'order' | 'references'
>;

const listColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([key, column]) => `${column} AS "${key}"`)
    .join(', ');

function selectColumns({ table, fields, computedFields = {} }: Table): Prisma.Sql {
  const columns = Object.fromEntries(fields.map(({ key, column, type }) => [key, `${table}.${column}${castToText(type)}`]));
  return Prisma.raw(listColumns({ slug: `${table}.slug`, ...columns, ...computedFields, updatedAt: `${table}.updated_at` }));
}

/** An enum is read as text, because the driver does not know every enum type of the database. */
const castToText = (type: string): string => (type === 'sex' ? '::text' : '');

const toTableName = ({ table }: Table): Prisma.Sql => Prisma.raw(table);
const buildNotDeletedCondition = ({ table, usesSoftDelete }: Table): Prisma.Sql =>
  Prisma.raw(usesSoftDelete ? `${table}.deleted_at IS NULL` : 'true');

export async function findEntity<View extends EntityView>(reader: Reader, definition: Table, slug: string): Promise<View | null> {
  const [found] = await readRows<View>(
    reader,
    Prisma.sql`SELECT ${selectColumns(definition)} FROM ${toTableName(definition)} WHERE slug = ${slug} AND ${buildNotDeletedCondition(definition)}`,
  );
  return found ?? null;
}

interface ListRange {
  search: string;
  limit: number;
  offset: number;
}

/** Selects a page of the entities whose name or slug contains a text, and counts all of them. */
export async function selectEntities<View extends EntityView>(
  reader: Reader,
  definition: Table,
  { search, limit, offset }: ListRange,
): Promise<{ items: View[]; total: number }> {
  const text = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const fromClause = Prisma.sql`FROM ${toTableName(definition)} WHERE ${buildNotDeletedCondition(definition)} AND (lower(${Prisma.raw(definition.name)}) LIKE ${text} OR slug LIKE ${text})`;
  const total = readRows<{ total: number }>(reader, Prisma.sql`SELECT count(*)::int AS total ${fromClause}`);
  const items = readRows<View>(
    reader,
    Prisma.sql`SELECT ${selectColumns(definition)} ${fromClause} ORDER BY ${Prisma.raw(definition.order)} LIMIT ${limit}::int OFFSET ${offset}::int`,
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
  const assignments = fields.map(({ column }, index) => Prisma.sql`${Prisma.raw(column)} = ${values[index]}`);
  const undeleteAssignments = definition.usesSoftDelete ? [Prisma.sql`deleted_at = NULL`] : [];
  const [updatedRow] = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE ${toTableName(definition)} SET ${Prisma.join([...assignments, ...undeleteAssignments, Prisma.sql`updated_at = ${now}::timestamptz`])}
    WHERE slug = ${slug} RETURNING id::text`;
  if (updatedRow) return updatedRow.id;
  const columns = Prisma.raw(['slug', ...fields.map(({ column }) => column), 'updated_at'].join(', '));
  const [insertedRow] = await transaction.$queryRaw<{ id: string }[]>`
    INSERT INTO ${toTableName(definition)} (${columns}) VALUES (${Prisma.join([slug, ...values, Prisma.sql`${now}::timestamptz`])}) RETURNING id::text`;
  if (!insertedRow) throw new Error('The database has not inserted the row');
  return insertedRow.id;
}

/** Counts what refers to a row. */
export async function countReferences(
  transaction: Prisma.TransactionClient,
  definition: Table,
  slug: string,
): Promise<Record<string, number>> {
  const countColumns = Object.fromEntries(Object.entries(definition.references).map(([key, query]) => [key, `(${query})::int`]));
  const [found] = await transaction.$queryRaw<Record<string, number>[]>`
    SELECT ${Prisma.raw(listColumns(countColumns))} FROM ${toTableName(definition)} WHERE slug = ${slug}`;
  return found ?? {};
}

export const removeEntity = (transaction: Prisma.TransactionClient, definition: Table, slug: string): Promise<number> =>
  transaction.$executeRaw`DELETE FROM ${toTableName(definition)} WHERE slug = ${slug}`;
