import DataLoader from 'dataloader';
import { getRequestContext } from '../http/request-context.js';
import type { GraphqlContext } from './graphql.context.js';

/** What requests must share to be fetched in one batch: the context of the operation, or the selection for which objects are loaded. */
export type LoaderScope = Pick<GraphqlContext, 'batchKey'>;

/**
 * Base class of loaders. A loader fetches all keys that are requested with the same scope in one statement. It caches them for the
 * operation only, so that a price is as fresh as the request. Each domain extends this class with its statements.
 */
export abstract class BatchLoader<Key extends string, Value, Scope extends LoaderScope = LoaderScope> {
  readonly #loaders = new WeakMap<object, DataLoader<Key, Value>>();

  /** Fetches the values of distinct keys in one statement, in any order. */
  protected abstract fetch(keys: readonly Key[], scope: Scope): Promise<ReadonlyMap<Key, Value>>;

  /** Result for a key that the map of `fetch` lacks. */
  protected abstract readonly valueIfNotFound: Value;

  load(scope: Scope, key: Key): Promise<Value> {
    return this.#findLoader(scope).load(key);
  }

  /** Returns values in the order of their keys. */
  loadMany(scope: Scope, keys: readonly Key[]): Promise<Value[]> {
    const loader = this.#findLoader(scope);
    return Promise.all(keys.map((key) => loader.load(key)));
  }

  #findLoader(scope: Scope): DataLoader<Key, Value> {
    const existingLoader = this.#loaders.get(scope.batchKey);
    if (existingLoader) return existingLoader;
    const loader = new DataLoader<Key, Value>(
      async (keys) => {
        const valueByKey = await this.fetch(keys, scope);
        return keys.map((key) => valueByKey.get(key) ?? this.valueIfNotFound);
      },
      { batchScheduleFn: scheduleBatch },
    );
    this.#loaders.set(scope.batchKey, loader);
    return loader;
  }
}

const scheduleBatch = (batch: () => void): void => {
  const context = getRequestContext();
  if (context) context.statementGate.onIdle(batch);
  else setImmediate(batch);
};
