import { toTerm, wordsIn } from '../../analysis/words.rules.js';
import { NumberLists } from '../columns/number-lists.js';
import { TextNumbers } from '../columns/text-numbers.js';

/** Names that complete a query, indexed by their words. */
export class Phrases {
  readonly #phrases = new TextNumbers();
  readonly #words = new TextNumbers();
  readonly #terms = new TextNumbers();
  /** The phrases of each word. */
  readonly #byWord = new NumberLists();
  /** The terms of each phrase. */
  readonly #findTerms = new NumberLists();

  add(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const count = this.#phrases.size;
      const number = this.#phrases.getNumber(phrase);
      if (number === count) this.#learn(number, phrase);
    }
  }

  *containing(word: string): IterableIterator<string> {
    const number = this.#words.findNumber(word);
    if (number !== undefined) for (const phrase of this.#byWord.of(number)) yield this.#phrases.getText(phrase);
  }

  hasTerms(phrase: string, terms: readonly string[]): boolean {
    const number = this.#phrases.findNumber(phrase);
    if (number === undefined) return false;
    const phraseTerms = this.#findTerms.of(number);
    return terms.map((term) => this.#terms.findNumber(term)).every((term) => term !== undefined && phraseTerms.includes(term));
  }

  #learn(number: number, phrase: string): void {
    const words = [...new Set(wordsIn(phrase))];
    this.#findTerms.write(
      number,
      words.map((word) => this.#terms.getNumber(toTerm(word))),
    );
    for (const word of words) this.#byWord.push(this.#words.getNumber(word), number);
  }
}
