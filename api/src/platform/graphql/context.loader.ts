import DataLoader from 'dataloader';
import { currentRequest } from '../http/request-context.js';
import type { GraphqlContext } from './graphql.context.js';

/** The part of the context that a loader needs, so that a test can create one. */
export type LoaderScope = Pick<GraphqlContext, 'operation'>;

interface Loading<Key, Value> {
  loader: DataLoader<Key, Value>;
  requested: ReadonlyMap<Key, unknown>;
}

/**
 * Base class of loaders. A loader fetches all keys of a level of the query in one statement. It caches them for the operation only, so that
 * a price is as fresh as the request. Each domain extends this class with its statements.
 */
export abstract class ContextLoader<Key extends string, Value> {
  readonly #loaders = new WeakMap<object, Loading<Key, Value>>();

  /** Fetches the values of distinct keys in one statement, in any order. */
  protected abstract fetch(keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>>;

  /** Value of a key that was not found. */
  protected abstract readonly absent: Value;

  load(context: LoaderScope, key: Key): Promise<Value> {
    return this.#of(context).loader.load(key);
  }

  /** Whether the operation has requested the value. */
  isLoading({ operation }: LoaderScope, key: Key): boolean {
    return this.#loaders.get(operation)?.requested.has(key) ?? false;
  }

  /** Returns values in the order of their keys. */
  loadMany(context: LoaderScope, keys: readonly Key[]): Promise<Value[]> {
    const { loader } = this.#of(context);
    return Promise.all(keys.map((key) => loader.load(key)));
  }

  #of({ operation }: LoaderScope): Loading<Key, Value> {
    const present = this.#loaders.get(operation);
    if (present) return present;
    const requested = new Map<Key, Promise<Value>>();
    const loader = new DataLoader<Key, Value>(
      async (keys) => {
        const found = await this.fetch(keys);
        return keys.map((key) => found.get(key) ?? this.absent);
      },
      { batchScheduleFn: askTogether, cacheMap: requested },
    );
    const loading = { loader, requested };
    this.#loaders.set(operation, loading);
    return loading;
  }
}

const askTogether = (batch: () => void): void => {
  const request = currentRequest();
  if (request) request.gate.wait(batch);
  else setImmediate(batch);
};
