import { splitCompoundName } from '../analysis/product-name.rules.js';
import { isStopWord, splitWords, toTerm } from '../analysis/words.rules.js';

const toKey = (words: readonly string[]): string => words.map(toTerm).join(' ');

/**
 * Names of directories and types, in any word form. Of a compound name, only the parts with several words are stored: «домашняя одежда»
 * from «Бельё и домашняя одежда».
 */
export class GroupNames {
  readonly #addedNames = new Set<string>();
  readonly #keys = new Set<string>();

  add(names: readonly string[]): void {
    for (const name of names) if (!this.#addedNames.has(name)) this.#addName(name);
  }

  has(words: readonly string[]): boolean {
    return this.#keys.has(toKey(words));
  }

  #addName(name: string): void {
    this.#addedNames.add(name);
    const nameParts = splitCompoundName(name);
    for (const namePart of nameParts) {
      const words = splitWords(namePart).filter((word) => !isStopWord(word));
      if (words.length > 1 || nameParts.length === 1) this.#keys.add(toKey(words));
    }
  }
}
