import { splitCompoundName } from '../analysis/product-name.rules.js';
import { isStopWord, splitWords, toTerm } from '../analysis/words.rules.js';
import { NumberLists } from './columns/number-lists.js';
import { TextNumbers } from './columns/text-numbers.js';

/** Names that complete a query, indexed by their words. */
export class Phrases {
  readonly #phrases = new TextNumbers();
  readonly #words = new TextNumbers();
  readonly #terms = new TextNumbers();
  /** The phrases of each word. */
  readonly #byWord = new NumberLists();
  /** The terms of each phrase. */
  readonly #phraseTerms = new NumberLists();

  add(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const count = this.#phrases.size;
      const number = this.#phrases.getNumber(phrase);
      if (number === count) this.#addName(number, phrase);
    }
  }

  *findContaining(word: string): IterableIterator<string> {
    const number = this.#words.findNumber(word);
    if (number !== undefined) for (const phrase of this.#byWord.get(number)) yield this.#phrases.getText(phrase);
  }

  hasTerms(phrase: string, terms: readonly string[]): boolean {
    const number = this.#phrases.findNumber(phrase);
    if (number === undefined) return false;
    const phraseTerms = this.#phraseTerms.get(number);
    return terms.map((term) => this.#terms.findNumber(term)).every((term) => term !== undefined && phraseTerms.includes(term));
  }

  #addName(number: number, phrase: string): void {
    const words = [...new Set(splitWords(phrase))];
    this.#phraseTerms.write(
      number,
      words.map((word) => this.#terms.getNumber(toTerm(word))),
    );
    for (const word of words) this.#byWord.push(this.#words.getNumber(word), number);
  }
}

const toKey = (words: readonly string[]): string => words.map(toTerm).join(' ');

/**
 * Names of directories and types, in any word form. Of a compound name, only parts with several words are stored: «домашняя одежда» from
 * «Бельё и домашняя одежда».
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
    const parts = splitCompoundName(name);
    for (const part of parts) {
      const words = splitWords(part).filter((word) => !isStopWord(word));
      if (words.length > 1 || parts.length === 1) this.#keys.add(toKey(words));
    }
  }
}
