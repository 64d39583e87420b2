import type { RequestedValues } from '../../engine/search-engine.port.js';
import type { Subset } from '../bit-set.js';
import { Nearest } from '../select-numbers.js';
import { NumberColumn } from './columns.js';
import { TextNumbers } from './text-numbers.js';

/** More than a count of products can be. */
const COUNTS = 2 ** 24;

/**
 * The model of each product. There are almost as many models as products, so they are counted by iterating over products instead of sets.
 */
export class ModelColumn {
  readonly #names = new TextNumbers();
  readonly #ofProduct = new NumberColumn();
  #sorted = new Uint32Array(0);

  write(product: number, name: string): void {
    this.#ofProduct.write(product, this.#names.getNumber(name));
  }

  getName(product: number): string {
    return this.#names.getText(this.#ofProduct.of(product));
  }

  /** Returns which of the products are of this model. */
  matchModel(name: string): (product: number) => boolean {
    const number = this.#names.findNumber(name);
    return (product) => this.#ofProduct.of(product) === number;
  }

  /** Counts the products of `subset` for each model. Returns the requested models that occur in the section, which contains `subset`. */
  countModels({ section, subset }: { section: Subset; subset: Subset }, { most, chosen }: RequestedValues): Map<string, number> {
    const counts = this.#count(subset);
    const occurring = section === subset ? counts : this.#count(section);
    const byName = this.#byName();
    const first = new Nearest(most);
    for (let at = 0; at < byName.length; at += 1) {
      const model = byName[at] ?? 0;
      const inSection = occurring[model] ?? 0;
      if (inSection > 0) first.add(at, -((counts[model] ?? 0) * COUNTS + inSection));
    }
    const chosenModels = chosen.flatMap((name) => this.#names.findNumber(name) ?? []);
    const models = [...first.numbers.map((at) => byName[at] ?? 0), ...chosenModels.filter((model) => (occurring[model] ?? 0) > 0)];
    return new Map(models.map((model) => [this.#names.getText(model), counts[model] ?? 0]));
  }

  /** Returns the number of products by model. */
  #count({ numbers }: Subset): Uint32Array {
    const counted = new Uint32Array(this.#names.size);
    for (let at = 0; at < numbers.length; at += 1) {
      const model = this.#ofProduct.of(numbers[at] ?? 0);
      counted[model] = (counted[model] ?? 0) + 1;
    }
    return counted;
  }

  #byName(): Uint32Array {
    const { size } = this.#names;
    if (this.#sorted.length < size) this.#sorted = Uint32Array.from({ length: size }, (_, model) => model).sort(this.#names.compare);
    return this.#sorted;
  }
}
