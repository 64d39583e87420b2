import type { Among } from './among.js';
import { NumberColumn } from './packed/columns.js';
import { TextNumbers } from './packed/text-numbers.js';

/**
 * The model of each product. There are almost as many models as products, so they are counted by iterating over products instead of sets.
 */
export class ModelColumn {
  readonly #names = new TextNumbers();
  readonly #ofProduct = new NumberColumn();
  #sorted = new Uint32Array(0);

  write(product: number, name: string): void {
    this.#ofProduct.write(product, this.#names.numberOf(name));
  }

  nameOf(product: number): string {
    return this.#names.textOf(this.#ofProduct.of(product));
  }

  /** Returns which of the products are of this model. */
  isOf(name: string): (product: number) => boolean {
    const number = this.#names.knownNumberOf(name);
    return (product) => this.#ofProduct.of(product) === number;
  }

  /** Counts the products of a place for each model. Returns the first `most` models that occur there. */
  occurring(place: Among, most: number): Map<string, number> {
    const counted = this.#count(place);
    const counts = new Map<string, number>();
    for (const model of this.#byName()) {
      if (counts.size === most) break;
      const count = counted[model] ?? 0;
      if (count > 0) counts.set(this.#names.textOf(model), count);
    }
    return counts;
  }

  countsOf(names: readonly string[], among: Among): Map<string, number> {
    const counted = this.#count(among);
    return new Map(names.map((name) => [name, counted[this.#names.knownNumberOf(name) ?? -1] ?? 0]));
  }

  /** Returns the number of products by model. */
  #count(among: Among): Uint32Array {
    const counted = new Uint32Array(this.#names.size);
    among.forEach((product) => {
      const model = this.#ofProduct.of(product);
      counted[model] = (counted[model] ?? 0) + 1;
    });
    return counted;
  }

  #byName(): Uint32Array {
    const { size } = this.#names;
    if (this.#sorted.length < size) this.#sorted = Uint32Array.from({ length: size }, (_, model) => model).sort(this.#names.compare);
    return this.#sorted;
  }
}
