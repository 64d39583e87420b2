import type { FacetLimit } from '../../document/facet-limit.rules.js';
import { NearestNumbers } from '../nearest-numbers.js';
import type { Subset } from '../subset.js';
import { ensureLength } from './columns.js';
import { NumberLists } from './number-lists.js';
import { TextNumbers } from './text-numbers.js';

/** Higher than any count of products, so that two counts can be combined into one number. */
const COUNT_RADIX = 2 ** 24;

/** Products to count by model, and a section that contains them. */
interface CountedProducts {
  section: Subset;
  subset: Subset;
  /**
   * The first models of the section with their counts in the section, as `countModels` returns them; undefined if `subset` is the section.
   */
  sectionCounts: ReadonlyMap<string, number> | undefined;
}

/**
 * The model of each product. There are almost as many models as products, so the products of each model are counted by iterating over
 * products instead of sets.
 */
export class ModelColumn {
  readonly #names = new TextNumbers();
  /** For each product, the number of its model plus one; 0 without a model. */
  #modelByProduct = new Uint32Array(256);
  /** The products of each model, including products that are no longer listed. */
  readonly #productsByModel = new NumberLists();
  /** Position of each model in the order of the names. */
  #positions = new Uint32Array(0);
  /**
   * Array that is reused for counting and contains only zeros between counts. A new array for each count would be as long as the shop is
   * large.
   */
  #scratchCounts = new Uint32Array(0);

  write(productNumber: number, name: string): void {
    const model = this.#names.assignNumber(name);
    const previousModel = (this.#modelByProduct[productNumber] ?? 0) - 1;
    if (previousModel === model) return;
    if (previousModel >= 0) {
      this.#productsByModel.write(
        previousModel,
        this.#productsByModel.get(previousModel).filter((otherNumber) => otherNumber !== productNumber),
      );
    }
    this.#productsByModel.push(model, productNumber);
    this.#modelByProduct = ensureLength(this.#modelByProduct, productNumber + 1);
    this.#modelByProduct[productNumber] = model + 1;
  }

  getName(productNumber: number): string {
    return this.#names.getText((this.#modelByProduct[productNumber] ?? 0) - 1);
  }

  /** Returns a function that tells whether a product is of this model. */
  createModelMatcher(name: string): (productNumber: number) => boolean {
    const model = this.#names.findNumber(name);
    return (productNumber) => model !== undefined && this.#modelByProduct[productNumber] === model + 1;
  }

  /** Counts the products of `subset` for each model. Returns the requested models that occur in the section. */
  countModels({ section, subset, sectionCounts }: CountedProducts, { max, chosen }: FacetLimit): Map<string, number> {
    const { models, counts } = this.#count(subset);
    const minCount = findMinCount(counts, max);
    const positions = this.#getPositions();
    const mostFrequent = new NearestNumbers(max, (index) => positions[models[index] ?? 0] ?? 0);
    for (let index = 0; index < models.length; index += 1) {
      const [model, count] = [models[index] ?? 0, counts[index] ?? 0];
      // The number of all products of a model is an upper bound for their number in the section.
      if (count < minCount || mostFrequent.isTooFar(-(count * COUNT_RADIX + this.#productsByModel.getLength(model)))) continue;
      mostFrequent.add(index, -(count * COUNT_RADIX + (sectionCounts ? this.#countIn(section, model) : count)));
    }
    const countByName = new Map(mostFrequent.numbers.map((index) => [this.#names.getText(models[index] ?? 0), counts[index] ?? 0]));
    // Models without products in the subset follow in the order of the section.
    for (const name of sectionCounts?.keys() ?? []) if (countByName.size < max && !countByName.has(name)) countByName.set(name, 0);
    return this.#addChosen(countByName, chosen, { section, subset });
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#productsByModel.trim();
  }

  #addChosen(countByName: Map<string, number>, chosen: readonly string[], { section, subset }: Omit<CountedProducts, 'sectionCounts'>) {
    for (const name of chosen) {
      const model = this.#names.findNumber(name);
      if (model !== undefined && this.#countIn(section, model) > 0) countByName.set(name, this.#countIn(subset, model));
    }
    return countByName;
  }

  #countIn({ products }: Subset, model: number): number {
    return this.#productsByModel.countIn(products, model);
  }

  /** Returns the distinct models of the products, and the number of products of each. */
  #count({ numbers }: Subset): { models: Uint32Array; counts: Uint32Array } {
    this.#scratchCounts = ensureLength(this.#scratchCounts, this.#names.size);
    const [countByModel, modelByProduct] = [this.#scratchCounts, this.#modelByProduct];
    const models = new Uint32Array(numbers.length);
    let length = 0;
    for (let index = 0; index < numbers.length; index += 1) {
      const model = (modelByProduct[numbers[index] ?? 0] ?? 0) - 1;
      const count = countByModel[model] ?? 0;
      countByModel[model] = count + 1;
      if (count > 0) continue;
      models[length] = model;
      length += 1;
    }
    const counts = new Uint32Array(length);
    for (let index = 0; index < length; index += 1) {
      const model = models[index] ?? 0;
      counts[index] = countByModel[model] ?? 0;
      countByModel[model] = 0;
    }
    return { models: models.subarray(0, length), counts };
  }

  #getPositions(): Uint32Array {
    const { size } = this.#names;
    if (this.#positions.length === size) return this.#positions;
    const modelsByName = Uint32Array.from({ length: size }, (_, model) => model).sort(this.#names.compare);
    this.#positions = new Uint32Array(size);
    for (let index = 0; index < size; index += 1) this.#positions[modelsByName[index] ?? 0] = index;
    return this.#positions;
  }
}

/** Returns the lowest of the `max` highest counts; 0 if there are at most `max` counts. */
const findMinCount = (counts: Uint32Array, max: number): number => {
  if (counts.length <= max) return 0;
  let highestCount = 0;
  for (let index = 0; index < counts.length; index += 1) highestCount = Math.max(highestCount, counts[index] ?? 0);
  const frequencies = new Uint32Array(highestCount + 1);
  for (let index = 0; index < counts.length; index += 1) frequencies[counts[index] ?? 0] = (frequencies[counts[index] ?? 0] ?? 0) + 1;
  let minCount = highestCount;
  for (let coveredCount = frequencies[minCount] ?? 0; coveredCount < max; coveredCount += frequencies[minCount] ?? 0) minCount -= 1;
  return minCount;
};
