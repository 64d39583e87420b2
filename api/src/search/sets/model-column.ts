import type { WantedValues } from '../engine/search-engine.port.js';
import type { CountedSets } from './facet-sets.js';

/**
 * The model of each product. There are almost as many models as products, so they are counted by iterating over products instead of sets.
 */
export class ModelColumn {
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ofProduct: number[] = [];
  #sorted: number[] | undefined;

  write(product: number, name: string): void {
    this.#ofProduct[product] = this.#numbers.get(name) ?? this.#learn(name);
  }

  nameOf(product: number): string {
    return this.#names[this.#ofProduct[product] ?? -1] ?? '';
  }

  /** Counts the products of `among` for each model. Models that occur only in `place` count 0. */
  counts({ place, among }: CountedSets, { most, chosen }: WantedValues): Map<string, number> {
    const counted = new Int32Array(this.#names.length).fill(-1);
    place.forEach((product) => {
      const model = this.#ofProduct[product] ?? 0;
      counted[model] = Math.max(counted[model] ?? 0, 0) + (among.has(product) ? 1 : 0);
    });
    const counts = new Map<string, number>();
    const take = (model: number): void => {
      const count = counted[model] ?? -1;
      if (count >= 0) counts.set(this.#names[model] ?? '', count);
    };
    for (const model of this.#byName()) {
      if (counts.size === most) break;
      take(model);
    }
    for (const name of chosen) take(this.#numbers.get(name) ?? -1);
    return counts;
  }

  #learn(name: string): number {
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    this.#sorted = undefined;
    return number;
  }

  #byName(): number[] {
    this.#sorted ??= [...this.#names.keys()].sort((one, other) => ((this.#names[one] ?? '') < (this.#names[other] ?? '') ? -1 : 1));
    return this.#sorted;
  }
}
