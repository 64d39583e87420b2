import type { DatabasePosition, PositionStore, SearchDocument, SearchIndex, SearchStore } from '@meet/api/search';

const createWriter = (getDocuments: () => Map<string, SearchDocument>, check: () => void): SearchIndex => ({
  async upsert(documentList) {
    check();
    for (const document of documentList) getDocuments().set(document.productId, document);
  },
  async remove(productIds) {
    check();
    for (const id of productIds) getDocuments().delete(id);
  },
});

/** An engine in memory with a second index. It can be down, come back empty, and die during a swap. */
export class FakeSearchEngine implements SearchStore {
  readonly name = 'fake-1';
  /** Undefined while there is no live index. */
  live: Map<string, SearchDocument> | undefined;
  isDown = false;
  swapCount = 0;
  /** Position of the database that the live index follows. */
  savedPosition: DatabasePosition | undefined;
  readonly positionStore: PositionStore = {
    read: async () => {
      this.#check();
      return this.savedPosition;
    },
    save: async (position) => {
      this.#check();
      this.savedPosition = position;
    },
  };
  /** Called before every write. */
  beforeWrite: () => Promise<void> | void = () => undefined;
  /** Called before the swap, when the second index is complete. */
  beforeSwap: () => Promise<void> | void = () => undefined;
  afterSwap: () => void = () => undefined;

  readonly #writer = createWriter(
    () => {
      if (this.live === undefined) throw new Error('there is no index');
      return this.live;
    },
    () => this.#check(),
  );

  async upsert(documents: readonly SearchDocument[]): Promise<void> {
    await this.beforeWrite();
    await this.#writer.upsert(documents);
  }

  async remove(productIds: readonly string[]): Promise<void> {
    await this.beforeWrite();
    await this.#writer.remove(productIds);
  }

  async isFilled(): Promise<boolean> {
    this.#check();
    return this.live !== undefined;
  }

  async openSecondIndex() {
    this.#check();
    const secondDocuments = new Map<string, SearchDocument>();
    const writer = createWriter(
      () => secondDocuments,
      () => this.#check(),
    );
    return {
      upsert: async (documents: readonly SearchDocument[]) => {
        await this.beforeWrite();
        await writer.upsert(documents);
      },
      remove: writer.remove,
      swap: async () => {
        this.#check();
        await this.beforeSwap();
        this.live = secondDocuments;
        this.swapCount += 1;
        this.afterSwap();
      },
    };
  }

  #check(): void {
    if (this.isDown) throw new Error('the fake is down');
  }
}
