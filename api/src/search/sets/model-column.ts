import type { WantedValues } from '../engine/search-engine.port.js';
import type { CountedSets } from './facet-sets.js';
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

  /** Counts the products of `among` for each model. Models that occur only in `place` count 0. */
  counts({ place, among }: CountedSets, { most, chosen }: WantedValues): Map<string, number> {
    const counted = new Int32Array(this.#names.size).fill(-1);
    place.forEach((product) => {
      const model = this.#ofProduct.of(product);
      counted[model] = Math.max(counted[model] ?? 0, 0) + (among.has(product) ? 1 : 0);
    });
    const counts = new Map<string, number>();
    const take = (model: number): void => {
      const count = counted[model] ?? -1;
      if (count >= 0) counts.set(this.#names.textOf(model), count);
    };
    for (const model of this.#byName()) {
      if (counts.size === most) break;
      take(model);
    }
    for (const name of chosen) take(this.#names.knownNumberOf(name) ?? -1);
    return counts;
  }

  #byName(): Uint32Array {
    const { size } = this.#names;
    if (this.#sorted.length < size) this.#sorted = Uint32Array.from({ length: size }, (_, model) => model).sort(this.#names.compare);
    return this.#sorted;
  }
}
