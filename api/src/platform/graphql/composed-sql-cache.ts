import { LRUCache } from 'lru-cache';
import { Prisma } from '../prisma/generated/client.js';
import type { Selection } from './selection.js';

/** Everything on which the composed SQL depends. */
interface Composition {
  selection: Selection;
  /** Identifies all other data that the SQL depends on, except the time. */
  variant: string;
  /** The time of the request. The SQL has it unchanged as a parameter, or not at all. */
  now: Date;
}

/** Number of selections and variants whose SQL is cached. Clients choose the selections, so there may be any number. */
const MAX_CACHED_STATEMENTS = 256;

/** Placeholder for the time of the request among the parameters. */
const requestTime = Symbol('the time of the request');

/**
 * Composes SQL once for each selection and variant. Composing the nested queries of a product takes longer than sending their statement.
 * The SQL of a selection with arguments or directives is composed each time.
 */
export class ComposedSqlCache {
  readonly #composedSql = new LRUCache<string, { strings: string[]; values: unknown[] }>({ max: MAX_CACHED_STATEMENTS });

  compose({ selection, variant, now }: Composition, build: () => Prisma.Sql): Prisma.Sql {
    if (selection.key === undefined) return build();
    const key = `${variant} ${selection.key}`;
    const cachedSql = this.#composedSql.get(key);
    if (cachedSql)
      return new Prisma.Sql(
        cachedSql.strings,
        cachedSql.values.map((value) => (value === requestTime ? now : value)),
      );
    const sql = build();
    const { strings, values } = sql;
    // SQL with a time that was computed from the time of this request is not cached, because later requests would get the same time.
    if (values.some((value) => value instanceof Date && value !== now)) return sql;
    this.#composedSql.set(key, { strings, values: values.map((value) => (value === now ? requestTime : value)) });
    return sql;
  }
}
