import type { DatabasePosition, PositionStore, SearchDocument, SearchIndex, SearchStore } from '@meet/api/search';

const createWriter = (getDocuments: () => Map<string, SearchDocument>, throwIfDown: () => void): SearchIndex => ({
  async upsert(documentList) {
    throwIfDown();
    for (const document of documentList) getDocuments().set(document.productId, document);
  },
  async remove(productIds) {
    throwIfDown();
    for (const id of productIds) getDocuments().delete(id);
  },
});

/** An engine in memory with a second index. It can be down, come back empty, and die during a swap. */
export class FakeSearchEngine implements SearchStore {
  readonly name = 'fake-1';
  /** Documents of the live index, by product. Undefined while there is no live index. */
  liveDocuments: Map<string, SearchDocument> | undefined;
  isDown = false;
  swapCount = 0;
  /** Position of the database that the live index follows. */
  savedPosition: DatabasePosition | undefined;
  readonly positionStore: PositionStore = {
    read: async () => {
      this.#throwIfDown();
      return this.savedPosition;
    },
    save: async (position) => {
      this.#throwIfDown();
      this.savedPosition = position;
    },
  };
  /** Called before every write. A test can change the database in it, or make the write fail. */
  beforeWrite: () => Promise<void> | void = () => undefined;
  /** Called before the swap, when the second index is complete. */
  beforeSwap: () => Promise<void> | void = () => undefined;
  afterSwap: () => void = () => undefined;

  readonly #writer = createWriter(
    () => {
      if (this.liveDocuments === undefined) throw new Error('there is no index');
      return this.liveDocuments;
    },
    () => this.#throwIfDown(),
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
    this.#throwIfDown();
    return this.liveDocuments !== undefined;
  }

  async openSecondIndex() {
    this.#throwIfDown();
    const secondDocuments = new Map<string, SearchDocument>();
    const writer = createWriter(
      () => secondDocuments,
      () => this.#throwIfDown(),
    );
    return {
      upsert: async (documents: readonly SearchDocument[]) => {
        await this.beforeWrite();
        await writer.upsert(documents);
      },
      remove: writer.remove,
      swap: async () => {
        this.#throwIfDown();
        await this.beforeSwap();
        this.liveDocuments = secondDocuments;
        this.swapCount += 1;
        this.afterSwap();
      },
    };
  }

  #throwIfDown(): void {
    if (this.isDown) throw new Error('the fake is down');
  }
}
