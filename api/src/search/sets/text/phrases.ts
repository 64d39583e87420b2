import { termOf, wordsIn } from '../../analysis/words.rules.js';

/** Names that complete a query, indexed by their words. */
export class Phrases {
  readonly #byWord = new Map<string, string[]>();
  readonly #termsOf = new Map<string, string[]>();

  add(phrases: readonly string[]): void {
    for (const phrase of phrases) if (!this.#termsOf.has(phrase)) this.#learn(phrase);
  }

  containing(word: string): readonly string[] {
    return this.#byWord.get(word) ?? [];
  }

  termsOf(phrase: string): readonly string[] {
    return this.#termsOf.get(phrase) ?? [];
  }

  #learn(phrase: string): void {
    const words = [...new Set(wordsIn(phrase))];
    this.#termsOf.set(phrase, words.map(termOf));
    for (const word of words) {
      const others = this.#byWord.get(word);
      if (others) others.push(phrase);
      else this.#byWord.set(word, [phrase]);
    }
  }
}
