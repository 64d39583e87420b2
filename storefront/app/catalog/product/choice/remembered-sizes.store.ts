import { isString } from '../../../platform/store/browser-storage.ts';
import { StoredList } from '../../../platform/store/stored-list.ts';

const maxSizes = 30;

/**
 * Sizes that were added to the cart in this browser, newest first, by category, because shoes and clothes have different sizes. Each entry
 * is the slug of a category and that of a size: `krossovki/41`.
 */
export class RememberedSizesStore {
  readonly #list = new StoredList('rememberedSizes', { isMember: isString, getKey: (entry) => entry, max: maxSizes });

  /** Slugs of the sizes of a category, newest first. */
  listSizes(category: string): string[] {
    const prefix = `${category}/`;
    return this.#list.members.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
  }

  add(category: string, size: string) {
    this.#list.change((entries) => [`${category}/${size}`, ...entries]);
  }

  loadStored() {
    this.#list.loadStored();
  }
}
