import { pictureUrlOrNull } from '../picture-url.js';
import { Prisma } from '../prisma/generated/client.js';
import type { Selection } from './selection.js';

/** How a statement computes a field. `Facts` holds everything besides the selection that the SQL depends on, such as the viewer. */
export interface Column<Facts = unknown> {
  /** SQL expression. Its text must not depend on the values of arguments. */
  sql(selection: Selection, facts: Facts): Prisma.Sql;
  /** Converts the value from the database; by default it is the field's value. */
  read?(stored: unknown, selection: Selection, facts: Facts): unknown;
}

/** The FROM clause and all following clauses. */
type Source<Facts> = (facts: Facts, selection: Selection) => Prisma.Sql;

/**
 * Maps the fields of a GraphQL type to SQL columns. A statement reads only the selected ones. Parts are objects and lists nested in a row.
 * Each has a shape of its own and is read by a subquery of the same statement, as JSON.
 */
export class Shape<Model, Facts = unknown> {
  readonly #columns: [name: string, column: Column<Facts>][];
  readonly #converted: [name: string, read: NonNullable<Column<Facts>['read']>][];

  /** `always` lists the fields that are read even if they are not selected. */
  constructor(
    columns: { readonly [Field in keyof Model]?: Prisma.Sql | Column<Facts> },
    private readonly always: readonly (keyof Model & string)[] = [],
  ) {
    this.#columns = Object.entries<Prisma.Sql | Column<Facts> | undefined>(columns).flatMap(([name, column]) =>
      column ? [[name, column instanceof Prisma.Sql ? { sql: () => column } : column]] : [],
    );
    this.#converted = this.#columns.flatMap(([name, { read }]) => (read ? [[name, read]] : []));
  }

  /** Returns the select list, in the order of declaration, not of the query, so that equal selections share a statement. */
  columns(selection: Selection, facts: Facts, also: readonly string[] = []): Prisma.Sql {
    const list = this.#columns
      .filter(([name]) => this.#isRead(name, selection) || also.includes(name))
      .map(([name, { sql }]) => Prisma.sql`${sql(selection.below(name), facts)} AS ${Prisma.raw(`"${name}"`)}`);
    return list.length === 0 ? Prisma.empty : Prisma.join(list, ', ');
  }

  /** Converts a row in place. Fields that were not read are missing. */
  read(row: object, selection: Selection, facts: Facts): Model {
    const values = row as Record<string, unknown>;
    for (const [name, read] of this.#converted) {
      if (name in values) values[name] = read(values[name], selection.below(name), facts);
    }
    // Only fields that the operation does not select can be missing.
    return values as Model;
  }

  /** A column with a JSON array of the source's rows, in their order. */
  list(source: Source<Facts>): Required<Column<Facts>> {
    return {
      sql: (selection, facts) =>
        Prisma.sql`coalesce((SELECT json_agg(part) FROM (${this.#select(source, selection, facts)}) AS part), '[]')`,
      read: (stored, selection, facts) => (stored as object[]).map((row) => this.read(row, selection, facts)),
    };
  }

  /** A column with a JSON object of the source's row, or null. */
  one(source: Source<Facts>): Required<Column<Facts>> {
    return {
      sql: (selection, facts) => Prisma.sql`(SELECT to_json(part) FROM (${this.#select(source, selection, facts)}) AS part)`,
      read: (stored, selection, facts) => stored && this.read(stored, selection, facts),
    };
  }

  #select(source: Source<Facts>, selection: Selection, facts: Facts): Prisma.Sql {
    return Prisma.sql`SELECT ${this.columns(selection, facts)} ${source(facts, selection)}`;
  }

  #isRead(name: string, selection: Selection): boolean {
    return selection.asks(name) || this.always.some((field) => field === name);
  }
}

/** A timestamp column. In JSON it is text, which is parsed. */
export const time = (expression: Prisma.Sql): Column => ({
  sql: () => expression,
  read: (stored) => (typeof stored === 'string' ? new Date(stored) : stored),
});

/** The path of a picture, from an expression for its key. */
export const picturePath = (key: Prisma.Sql, width?: number): Column => ({
  sql: () => key,
  read: (stored) => pictureUrlOrNull(stored as string | null, width),
});
