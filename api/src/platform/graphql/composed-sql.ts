import { LRUCache } from 'lru-cache';
import { Prisma } from '../prisma/generated/client.js';
import type { Selection } from './selection.js';

/** What SQL is composed for. */
interface Composition {
  selection: Selection;
  /** Names all other data that the SQL depends on, except the time. */
  variant: string;
  /** The time of the request. It is passed as a parameter unchanged, or not at all. */
  now: Date;
}

/** Number of selections whose SQL is remembered. Clients choose them. */
const MAX_COMPOSED = 256;

/** Stands for the time of the request among the parameters. */
const requestTime = Symbol('the time of the request');

/**
 * Composes SQL once for each selection and variant. Composing the nested queries of a product takes longer than sending their statement.
 * What has arguments is composed each time.
 */
export class ComposedSql {
  readonly #composedSql = new LRUCache<string, { strings: string[]; values: unknown[] }>({ max: MAX_COMPOSED });

  compose({ selection, variant, now }: Composition, build: () => Prisma.Sql): Prisma.Sql {
    if (selection.key === undefined) return build();
    const key = `${variant} ${selection.key}`;
    const cached = this.#composedSql.get(key);
    if (cached)
      return new Prisma.Sql(
        cached.strings,
        cached.values.map((value) => (value === requestTime ? now : value)),
      );
    const sql = build();
    const { strings, values } = sql;
    // A time that was computed from that of the request would stay the same.
    if (values.some((value) => value instanceof Date && value !== now)) return sql;
    this.#composedSql.set(key, { strings, values: values.map((value) => (value === now ? requestTime : value)) });
    return sql;
  }
}
