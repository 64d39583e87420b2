import { partsOfName } from '../analysis/product-name.rules.js';
import { isStopWord, toTerm, wordsIn } from '../analysis/words.rules.js';

const toKey = (words: readonly string[]): string => words.map(toTerm).join(' ');

/**
 * Names of directories and types, in any word form. Of a compound name, only parts with several words are kept: «домашняя одежда» from
 * «Бельё и домашняя одежда».
 */
export class GroupNames {
  readonly #read = new Set<string>();
  readonly #keys = new Set<string>();

  add(names: readonly string[]): void {
    for (const name of names) if (!this.#read.has(name)) this.#learn(name);
  }

  has(words: readonly string[]): boolean {
    return this.#keys.has(toKey(words));
  }

  #learn(name: string): void {
    this.#read.add(name);
    const parts = partsOfName(name);
    for (const part of parts) {
      const words = wordsIn(part).filter((word) => !isStopWord(word));
      if (words.length > 1 || parts.length === 1) this.#keys.add(toKey(words));
    }
  }
}
