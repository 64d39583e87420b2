import type { Sex } from '../../platform/prisma/generated/enums.js';
import type { SearchDocument } from '../document/search-document.js';
import { ModelColumn } from './model-column.js';
import type { SortColumns } from './sorted-orders.js';

/** Column store of product data. The product number is the index in every column and never changes. */
export class ProductColumns implements SortColumns {
  readonly ids: string[] = [];
  readonly price: number[] = [];
  readonly sale: number[] = [];
  readonly unitSold: number[] = [];
  readonly newestAt: number[] = [];
  readonly brand: string[] = [];
  readonly brandName: string[] = [];
  readonly models = new ModelColumn();
  readonly colour: string[] = [];
  readonly category: (string | null)[] = [];
  readonly productType: (string | null)[] = [];
  readonly sex: Sex[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #shared = new Map<string, string>();

  get size(): number {
    return this.ids.length;
  }

  numberOf(productId: string): number {
    const known = this.#numbers.get(productId);
    if (known !== undefined) return known;
    const number = this.ids.push(productId) - 1;
    this.#numbers.set(productId, number);
    return number;
  }

  knownNumberOf(productId: string): number | undefined {
    return this.#numbers.get(productId);
  }

  write(number: number, document: SearchDocument): void {
    const { price, sale, unitSold, newestAt, brand, model, colour, category, productType, sexes } = document;
    this.price[number] = price;
    this.sale[number] = sale;
    this.unitSold[number] = unitSold;
    this.newestAt[number] = newestAt;
    this.brand[number] = this.#share(brand);
    this.brandName[number] = this.#share(document.texts.brand[0] ?? '');
    this.models.write(number, model);
    this.colour[number] = this.#share(colour);
    this.category[number] = category === null ? null : this.#share(category);
    this.productType[number] = productType === null ? null : this.#share(productType);
    this.sex[number] = sexes.find((sex) => sex === 'UNISEX') ?? sexes[0] ?? 'UNISEX';
  }

  /** Interns a string, because parsed documents each hold their own copies. */
  #share(text: string): string {
    const known = this.#shared.get(text);
    if (known !== undefined) return known;
    this.#shared.set(text, text);
    return text;
  }
}
