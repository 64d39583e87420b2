import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import type { Field } from '../exchange/field-columns.js';
import type { EntityDefinition, EntityView } from './entity-definition.js';

/** Table and columns of a kind of catalog entity, such as brands. */
export type TableDefinition = Pick<
  EntityDefinition<never, never>,
  'table' | 'fields' | 'computedFields' | 'usesSoftDelete' | 'nameColumn' | 'orderBy' | 'referenceCounts'
>;

const listColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([key, column]) => `${column} AS "${key}"`)
    .join(', ');

function selectColumns({ table, fields, computedFields = {} }: TableDefinition): Prisma.Sql {
  const columns = Object.fromEntries(fields.map(({ key, column, type }) => [key, `${table}.${column}${castToText(type)}`]));
  return Prisma.raw(listColumns({ slug: `${table}.slug`, ...columns, ...computedFields, updatedAt: `${table}.updated_at` }));
}

/** An enum is read as text, because the driver does not know every enum type of the database. */
const castToText = (type: string): string => (type === 'sex' ? '::text' : '');

const toTableName = ({ table }: TableDefinition): Prisma.Sql => Prisma.raw(table);
const buildNotDeletedCondition = ({ table, usesSoftDelete }: TableDefinition): Prisma.Sql =>
  Prisma.raw(usesSoftDelete ? `${table}.deleted_at IS NULL` : 'true');

export async function findEntity<View extends EntityView>(reader: Reader, definition: TableDefinition, slug: string): Promise<View | null> {
  const [entity] = await readRows<View>(
    reader,
    Prisma.sql`SELECT ${selectColumns(definition)} FROM ${toTableName(definition)} WHERE slug = ${slug} AND ${buildNotDeletedCondition(definition)}`,
  );
  return entity ?? null;
}

interface ListRange {
  search: string;
  limit: number;
  offset: number;
}

/** Selects a page of the entities whose name or slug contains a text, and counts all of them. */
export async function selectEntities<View extends EntityView>(
  reader: Reader,
  definition: TableDefinition,
  { search, limit, offset }: ListRange,
): Promise<{ items: View[]; total: number }> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const fromClause = Prisma.sql`FROM ${toTableName(definition)} WHERE ${buildNotDeletedCondition(definition)} AND (lower(${Prisma.raw(definition.nameColumn)}) LIKE ${pattern} OR slug LIKE ${pattern})`;
  const [[totalRow], items] = await Promise.all([
    readRows<{ total: number }>(reader, Prisma.sql`SELECT count(*)::int AS total ${fromClause}`),
    readRows<View>(
      reader,
      Prisma.sql`SELECT ${selectColumns(definition)} ${fromClause} ORDER BY ${Prisma.raw(definition.orderBy)} LIMIT ${limit}::int OFFSET ${offset}::int`,
    ),
  ]);
  return { items, total: totalRow?.total ?? 0 };
}

/** Locks the row of a slug. A lock for a removal also waits for transactions that refer to the row, and blocks new references. */
export async function lockEntity(
  transaction: Prisma.TransactionClient,
  definition: TableDefinition,
  { slug, isForRemoval }: { slug: string; isForRemoval: boolean },
) {
  const strength = Prisma.raw(isForRemoval ? 'UPDATE' : 'NO KEY UPDATE');
  await transaction.$executeRaw`SELECT FROM ${toTableName(definition)} WHERE slug = ${slug} FOR ${strength}`;
}

const toTypedValue = ({ type }: Field, value: unknown): Prisma.Sql => Prisma.sql`${value}::${Prisma.raw(type)}`;

/** Writes fields of a row, which is created if there is none, and returns its id. */
export async function writeEntity(
  transaction: Prisma.TransactionClient,
  definition: TableDefinition,
  { slug, input, now }: { slug: string; input: object; now: Date },
): Promise<string> {
  const fields = definition.fields.filter(({ key }) => Reflect.get(input, key) !== undefined);
  const typedValues = fields.map((field) => toTypedValue(field, Reflect.get(input, field.key)));
  const assignments = fields.map(({ column }, index) => Prisma.sql`${Prisma.raw(column)} = ${typedValues[index]}`);
  const undeleteAssignments = definition.usesSoftDelete ? [Prisma.sql`deleted_at = NULL`] : [];
  const [updatedRow] = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE ${toTableName(definition)} SET ${Prisma.join([...assignments, ...undeleteAssignments, Prisma.sql`updated_at = ${now}::timestamptz`])}
    WHERE slug = ${slug} RETURNING id::text`;
  if (updatedRow) return updatedRow.id;
  const columns = Prisma.raw(['slug', ...fields.map(({ column }) => column), 'updated_at'].join(', '));
  const [insertedRow] = await transaction.$queryRaw<{ id: string }[]>`
    INSERT INTO ${toTableName(definition)} (${columns}) VALUES (${Prisma.join([slug, ...typedValues, Prisma.sql`${now}::timestamptz`])}) RETURNING id::text`;
  if (!insertedRow) throw new Error('The database has not inserted the row');
  return insertedRow.id;
}

/** Counts the rows that refer to the entity with this slug, by kind of the referring rows. */
export async function countReferences(
  transaction: Prisma.TransactionClient,
  definition: TableDefinition,
  slug: string,
): Promise<Record<string, number>> {
  const countColumns = Object.fromEntries(Object.entries(definition.referenceCounts).map(([key, query]) => [key, `(${query})::int`]));
  const [counts] = await transaction.$queryRaw<Record<string, number>[]>`
    SELECT ${Prisma.raw(listColumns(countColumns))} FROM ${toTableName(definition)} WHERE slug = ${slug}`;
  return counts ?? {};
}

export const removeEntity = (transaction: Prisma.TransactionClient, definition: TableDefinition, slug: string): Promise<number> =>
  transaction.$executeRaw`DELETE FROM ${toTableName(definition)} WHERE slug = ${slug}`;
