import { buildPicturePathOrNull } from '../picture-path.js';
import { Prisma } from '../prisma/generated/client.js';
import type { Selection } from './selection.js';

/** How a statement computes a field. `SqlContext` holds everything besides the selection that the SQL depends on, such as the viewer. */
export interface Column<SqlContext = unknown> {
  /** SQL expression. Its text must not depend on the values of arguments. */
  sql(selection: Selection, sqlContext: SqlContext): Prisma.Sql;
  /** Converts the value from the database; by default it is used unchanged. */
  read?(storedValue: unknown, selection: Selection, sqlContext: SqlContext): unknown;
}

/** Builds the FROM clause and all following clauses. */
type FromClauseBuilder<SqlContext> = (sqlContext: SqlContext, selection: Selection) => Prisma.Sql;

/**
 * Maps the fields of a GraphQL type to SQL columns. A statement reads only the selected columns. Parts are objects and lists nested in a
 * row. Each has a shape of its own and is read by a subquery of the same statement, as JSON.
 */
export class Shape<Model, SqlContext = unknown> {
  readonly #columns: [name: string, column: Column<SqlContext>][];
  readonly #conversions: [name: string, read: NonNullable<Column<SqlContext>['read']>][];

  /** `alwaysRead` lists the fields that are read even if they are not selected. */
  constructor(
    columns: { readonly [Field in keyof Model]?: Prisma.Sql | Column<SqlContext> },
    private readonly alwaysRead: readonly (keyof Model & string)[] = [],
  ) {
    this.#columns = Object.entries<Prisma.Sql | Column<SqlContext> | undefined>(columns).flatMap(([name, column]) =>
      column ? [[name, column instanceof Prisma.Sql ? { sql: () => column } : column]] : [],
    );
    this.#conversions = this.#columns.flatMap(([name, { read }]) => (read ? [[name, read]] : []));
  }

  /** Returns the select list, in the order of declaration, not of the query, so that equal selections share a statement. */
  selectColumns(selection: Selection, sqlContext: SqlContext, extraColumns: readonly string[] = []): Prisma.Sql {
    const selectedColumns = this.#columns
      .filter(([name]) => this.#isRead(name, selection) || extraColumns.includes(name))
      .map(([name, { sql }]) => Prisma.sql`${sql(selection.selectBelow(name), sqlContext)} AS ${Prisma.raw(`"${name}"`)}`);
    return selectedColumns.length === 0 ? Prisma.empty : Prisma.join(selectedColumns, ', ');
  }

  /** Converts a row in place. Fields that were not read are missing. */
  read(row: object, selection: Selection, sqlContext: SqlContext): Model {
    const fields = row as Record<string, unknown>;
    for (const [name, read] of this.#conversions) {
      if (name in fields) fields[name] = read(fields[name], selection.selectBelow(name), sqlContext);
    }
    // Only fields that the operation does not select can be missing.
    return fields as Model;
  }

  /** A column with a JSON array of the rows of the FROM clause, in their order. */
  selectList(buildFromClause: FromClauseBuilder<SqlContext>): Required<Column<SqlContext>> {
    return {
      sql: (selection, sqlContext) =>
        Prisma.sql`coalesce((SELECT json_agg(part) FROM (${this.#select(buildFromClause, selection, sqlContext)}) AS part), '[]')`,
      read: (storedValue, selection, sqlContext) => (storedValue as object[]).map((row) => this.read(row, selection, sqlContext)),
    };
  }

  /** A column with a JSON object of the row of the FROM clause, or null. */
  selectOne(buildFromClause: FromClauseBuilder<SqlContext>): Required<Column<SqlContext>> {
    return {
      sql: (selection, sqlContext) =>
        Prisma.sql`(SELECT to_json(part) FROM (${this.#select(buildFromClause, selection, sqlContext)}) AS part)`,
      read: (storedValue, selection, sqlContext) => storedValue && this.read(storedValue, selection, sqlContext),
    };
  }

  #select(buildFromClause: FromClauseBuilder<SqlContext>, selection: Selection, sqlContext: SqlContext): Prisma.Sql {
    return Prisma.sql`SELECT ${this.selectColumns(selection, sqlContext)} ${buildFromClause(sqlContext, selection)}`;
  }

  #isRead(name: string, selection: Selection): boolean {
    return selection.isSelected(name) || this.alwaysRead.some((field) => field === name);
  }
}

/** A timestamp column. In JSON the time is a text, which is parsed. */
export const createTimeColumn = (expression: Prisma.Sql): Column => ({
  sql: () => expression,
  read: (storedValue) => (typeof storedValue === 'string' ? new Date(storedValue) : storedValue),
});

/** A column with the path of a picture. `key` is the SQL expression of the picture's object key. */
export const createPicturePathColumn = (key: Prisma.Sql, width?: number): Column => ({
  sql: () => key,
  read: (storedValue) => buildPicturePathOrNull(storedValue as string | null, width),
});
