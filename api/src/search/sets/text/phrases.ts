import { termOf, wordsIn } from '../../analysis/words.rules.js';
import { NumberLists } from '../packed/number-lists.js';
import { TextNumbers } from '../packed/text-numbers.js';

/** Names that complete a query, indexed by their words. */
export class Phrases {
  readonly #phrases = new TextNumbers();
  readonly #words = new TextNumbers();
  readonly #terms = new TextNumbers();
  /** The phrases of each word. */
  readonly #byWord = new NumberLists();
  /** The terms of each phrase. */
  readonly #termsOf = new NumberLists();

  add(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const known = this.#phrases.size;
      const number = this.#phrases.numberOf(phrase);
      if (number === known) this.#learn(number, phrase);
    }
  }

  *containing(word: string): IterableIterator<string> {
    const number = this.#words.knownNumberOf(word);
    if (number !== undefined) for (const phrase of this.#byWord.of(number)) yield this.#phrases.textOf(phrase);
  }

  hasTerms(phrase: string, terms: readonly string[]): boolean {
    const number = this.#phrases.knownNumberOf(phrase);
    if (number === undefined) return false;
    const own = this.#termsOf.of(number);
    return terms.map((term) => this.#terms.knownNumberOf(term)).every((term) => term !== undefined && own.includes(term));
  }

  #learn(number: number, phrase: string): void {
    const words = [...new Set(wordsIn(phrase))];
    this.#termsOf.write(
      number,
      words.map((word) => this.#terms.numberOf(termOf(word))),
    );
    for (const word of words) this.#byWord.push(this.#words.numberOf(word), number);
  }
}
