/** Number of products whose changes are remembered. If more have changed, as during an import, all responses become outdated instead. */
const MAX_PRODUCTS = 10_000;

/** When the data of guests' responses last changed, as times of `performance.now()`. Data that was read later is current. */
export class UnchangedPeriod {
  /** Time of the last change of any data. */
  from = Number.NEGATIVE_INFINITY;
  /** Time at which the database last confirmed that it has announced all changes. */
  until = Number.NEGATIVE_INFINITY;
  /** Time at which the last change of the search index was announced. */
  indexChangedAt = Number.NEGATIVE_INFINITY;
  /** Time of the last change that may affect every response. */
  #commonFrom = Number.NEGATIVE_INFINITY;
  /** Time since which the search index is unchanged. */
  #indexFrom = Number.NEGATIVE_INFINITY;
  /** Times of the last changes of products that affect only the responses that contain them. */
  readonly #fromByProduct = new Map<string, number>();

  /** Marks everything that was read before `at` as outdated. */
  restart(at = performance.now()): void {
    this.#commonFrom = Math.max(this.#commonFrom, at);
    this.from = Math.max(this.from, at);
    this.#fromByProduct.clear();
  }

  /** Marks everything that was read from the search index before `at` as outdated. */
  restartIndex(at: number): void {
    this.indexChangedAt = performance.now();
    this.#indexFrom = Math.max(this.#indexFrom, at);
    this.from = Math.max(this.from, at);
  }

  /** Marks everything that was read of a product until now as outdated. */
  restartProduct(id: string): void {
    if (this.#fromByProduct.size >= MAX_PRODUCTS) this.restart();
    const at = performance.now();
    this.#fromByProduct.set(id, at);
    this.from = Math.max(this.from, at);
  }

  /** Whether rows that were read at `readAt` are current. If `productIds` is undefined, the rows may belong to any product. */
  areRowsCurrent(readAt: number, productIds: readonly string[] | undefined): boolean {
    if (readAt >= this.from) return true;
    if (productIds === undefined || readAt < this.#commonFrom) return false;
    return productIds.every((id) => readAt >= (this.#fromByProduct.get(id) ?? Number.NEGATIVE_INFINITY));
  }

  isIndexCurrent(readAt: number): boolean {
    return readAt >= this.#indexFrom;
  }
}
