import { splitWords, toTerm } from '../analysis/words.rules.js';
import type { SearchDocument } from '../document/search-document.js';
import { NumberLists } from './columns/number-lists.js';
import { TextNumbers } from './columns/text-numbers.js';

/** Returns the names of a product that complete a query: type, subtype, brand and model. */
export const listCompletionNames = ({ texts: { names, brand, model } }: SearchDocument): string[] => [
  ...new Set([...names.slice(1), ...brand.slice(0, 1), model]),
];

/** Names that complete a query, indexed by their words. */
export class CompletionNames {
  readonly #names = new TextNumbers();
  readonly #words = new TextNumbers();
  readonly #terms = new TextNumbers();
  readonly #namesByWord = new NumberLists();
  readonly #termsByName = new NumberLists();

  add(names: readonly string[]): void {
    for (const name of names) {
      if (this.#names.findNumber(name) === undefined) this.#addName(name);
    }
  }

  *findContaining(word: string): IterableIterator<string> {
    const wordNumber = this.#words.findNumber(word);
    if (wordNumber === undefined) return;
    for (const nameNumber of this.#namesByWord.get(wordNumber)) yield this.#names.getText(nameNumber);
  }

  hasTerms(name: string, terms: readonly string[]): boolean {
    const nameNumber = this.#names.findNumber(name);
    if (nameNumber === undefined) return false;
    const nameTerms = this.#termsByName.get(nameNumber);
    return terms.map((term) => this.#terms.findNumber(term)).every((term) => term !== undefined && nameTerms.includes(term));
  }

  #addName(name: string): void {
    const nameNumber = this.#names.assignNumber(name);
    const words = [...new Set(splitWords(name))];
    this.#termsByName.write(
      nameNumber,
      words.map((word) => this.#terms.assignNumber(toTerm(word))),
    );
    for (const word of words) this.#namesByWord.push(this.#words.assignNumber(word), nameNumber);
  }
}
