import { isString } from '../../../platform/store/browser-storage.ts';
import { StoredList } from '../../../platform/store/stored-list.ts';

const maxSizes = 30;

/** Sizes that were added to the cart in this browser, newest first, by category, because shoes and clothes have different sizes. */
export class RememberedSizesStore {
  readonly #list = new StoredList('rememberedSizes', { isMember: isString, getKey: (entry) => entry, max: maxSizes });

  /** Slugs of the sizes of a category, newest first. */
  listSizes(category: string): string[] {
    const start = `${category}/`;
    return this.#list.members.filter((entry) => entry.startsWith(start)).map((entry) => entry.slice(start.length));
  }

  add(category: string, size: string) {
    this.#list.change((entries) => [`${category}/${size}`, ...entries]);
  }

  loadStored() {
    this.#list.loadStored();
  }
}
