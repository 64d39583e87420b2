import { hash } from 'node:crypto';
import { getRequestContext } from '../request-context.js';

/**
 * Which changes invalidate a cached response. ANY: a change of any watched data. READ: the same, except for products and for a search index
 * that the response has not read.
 */
export type WatchedData = 'ANY' | 'READ';

/** A read from the search index, and how to repeat it. If it cannot be repeated, every change of the index invalidates the response. */
interface IndexRead {
  result: unknown;
  repeat: (() => Promise<unknown>) | undefined;
}

/** What a response has been computed from so far. */
export interface ResponseDependencies {
  /** Ids of the products whose units, prices and other fields were read. */
  readonly productIds: Set<string>;
  readonly indexReads: IndexRead[];
}

export const createDependencies = (): ResponseDependencies => ({ productIds: new Set(), indexReads: [] });

/** Records that the response contains data of these products. */
export function recordProducts(products: Iterable<{ id: string }>): void {
  const productIds = getRequestContext()?.dependencies?.productIds;
  if (productIds) for (const { id } of products) productIds.add(id);
}

/**
 * Records that the response depends on a read from the search index. It stays cached as long as the read has the same result. The read is
 * repeated for other requests, so it must not use anything of the current request.
 */
export function recordIndexRead(indexRead: IndexRead): void {
  getRequestContext()?.dependencies?.indexReads.push(indexRead);
}

/** Reads from the search index, and makes the cached response depend on the result. */
export async function readIndex<Result>(read: () => Promise<Result>): Promise<Result> {
  const result = await read();
  recordIndexRead({ result, repeat: read });
  return result;
}

/** A read from the search index, with a fingerprint of its result instead of the result. */
interface FingerprintedRead {
  fingerprint: string;
  repeat: IndexRead['repeat'];
}

/** The watched data that a cached response was computed from. */
export interface WatchedReads {
  /** Ids of the products that were read. Undefined if a change of any product invalidates the response. */
  productIds: readonly string[] | undefined;
  indexReads: readonly FingerprintedRead[];
  /** Time at which the index was last read with these results. */
  indexReadAt: number;
}

interface ComputedRequest {
  requestedAt: number;
  /** Undefined if the response was computed without a request context. */
  dependencies: ResponseDependencies | undefined;
}

/**
 * Returns the watched data that a response was computed from; undefined if the response may change although no watched data has changed.
 */
export function toWatchedReads(
  { requestedAt, dependencies }: ComputedRequest,
  watchedData: WatchedData | undefined,
): WatchedReads | undefined {
  if (watchedData === undefined) return undefined;
  if (watchedData === 'ANY' || !dependencies) return { productIds: undefined, indexReads: [], indexReadAt: requestedAt };
  const indexReads = dependencies.indexReads.map(({ result, repeat }) => ({ fingerprint: computeFingerprint(result), repeat }));
  return { productIds: [...dependencies.productIds], indexReads, indexReadAt: requestedAt };
}

const sortMap = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value].sort(([one], [other]) => (one < other ? -1 : 1)) : value;

const computeFingerprint = (result: unknown): string => hash('sha1', JSON.stringify(result, sortMap) ?? '', 'base64');

/** Whether all reads have the same results as before. */
export async function haveSameResults(reads: readonly FingerprintedRead[]): Promise<boolean> {
  for (const { fingerprint, repeat } of reads) {
    if (repeat === undefined || computeFingerprint(await repeat()) !== fingerprint) return false;
  }
  return true;
}
