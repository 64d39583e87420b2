import type { Sex } from '../../platform/prisma/generated/enums.js';
import { groupTermsByTier, listDocumentWords } from '../analysis/document-terms.rules.js';
import { splitName } from '../analysis/product-name.rules.js';
import { isStopWord, splitWords, toTerm } from '../analysis/words.rules.js';
import type { SearchDocument } from '../document/search-document.js';
import { BitSet } from './bit-set.js';
import { NumberColumn, TextColumn } from './columns/columns.js';
import { ModelColumn } from './columns/model-column.js';
import { NumberLists } from './columns/number-lists.js';
import { ProductIds } from './columns/product-ids.js';
import { TextNumbers } from './columns/text-numbers.js';
import { FacetSets, listMemberships, listPhrases, type ProductMemberships } from './facet-sets.js';
import { SortedOrders } from './sorted-orders.js';
import { type ProductTerms, TermPostings } from './term-postings.js';
import { Vocabulary } from './vocabulary.js';

/** Names that complete a query, indexed by their words. */
class Phrases {
  readonly #phrases = new TextNumbers();
  readonly #words = new TextNumbers();
  readonly #terms = new TextNumbers();
  /** The phrases of each word. */
  readonly #byWord = new NumberLists();
  /** The terms of each phrase. */
  readonly #phraseTerms = new NumberLists();

  add(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const count = this.#phrases.size;
      const number = this.#phrases.getNumber(phrase);
      if (number === count) this.#addName(number, phrase);
    }
  }

  *findContaining(word: string): IterableIterator<string> {
    const number = this.#words.findNumber(word);
    if (number !== undefined) for (const phrase of this.#byWord.get(number)) yield this.#phrases.getText(phrase);
  }

  hasTerms(phrase: string, terms: readonly string[]): boolean {
    const number = this.#phrases.findNumber(phrase);
    if (number === undefined) return false;
    const phraseTerms = this.#phraseTerms.get(number);
    return terms.map((term) => this.#terms.findNumber(term)).every((term) => term !== undefined && phraseTerms.includes(term));
  }

  #addName(number: number, phrase: string): void {
    const words = [...new Set(splitWords(phrase))];
    this.#phraseTerms.write(
      number,
      words.map((word) => this.#terms.getNumber(toTerm(word))),
    );
    for (const word of words) this.#byWord.push(this.#words.getNumber(word), number);
  }
}

/** Column store of product data. The product number is the row in every column and never changes. */
class ProductColumns {
  readonly ids = new ProductIds();
  readonly price = new NumberColumn();
  readonly sale = new NumberColumn();
  readonly unitSold = new NumberColumn();
  readonly newestAt = new NumberColumn();
  readonly brand = new TextColumn();
  readonly brandName = new TextColumn();
  readonly models = new ModelColumn();
  readonly colour = new TextColumn();
  readonly category = new TextColumn();
  readonly productType = new TextColumn();
  readonly sex = new TextColumn<Sex>();

  write(product: number, document: SearchDocument): void {
    const { price, sale, unitSold, newestAt, brand, model, colour, category, productType, sexes } = document;
    this.price.write(product, price);
    this.sale.write(product, sale);
    this.unitSold.write(product, unitSold);
    this.newestAt.write(product, newestAt);
    this.brand.write(product, brand);
    this.brandName.write(product, document.texts.brand[0] ?? '');
    this.models.write(product, model);
    this.colour.write(product, colour);
    this.category.write(product, category);
    this.productType.write(product, productType);
    this.sex.write(product, sexes.find((sex) => sex === 'UNISEX') ?? sexes[0] ?? 'UNISEX');
  }
}

const toKey = (words: readonly string[]): string => words.map(toTerm).join(' ');

/**
 * Names of directories and types, in any word form. Of a compound name, only parts with several words are kept: «домашняя одежда» from
 * «Бельё и домашняя одежда».
 */
class GroupNames {
  readonly #addedNames = new Set<string>();
  readonly #keys = new Set<string>();

  add(names: readonly string[]): void {
    for (const name of names) if (!this.#addedNames.has(name)) this.#addName(name);
  }

  has(words: readonly string[]): boolean {
    return this.#keys.has(toKey(words));
  }

  #addName(name: string): void {
    this.#addedNames.add(name);
    const parts = splitName(name);
    for (const part of parts) {
      const words = splitWords(part).filter((word) => !isStopWord(word));
      if (words.length > 1 || parts.length === 1) this.#keys.add(toKey(words));
    }
  }
}

/** New document of a product, or null when it is no longer listed. */
export interface DocumentChange {
  productId: string;
  document: SearchDocument | null;
}

/** All listed products as in-memory sets. A product keeps its number for the life of the process. */
export class SearchSets {
  readonly columns = new ProductColumns();
  readonly listedProducts = new BitSet();
  readonly facets = new FacetSets();
  readonly sortOrders = new SortedOrders(this.columns);
  readonly postings = new TermPostings();
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  readonly #groups = new GroupNames();
  #version = 0;

  /** Changes whenever the sets change, so that results derived from them can be cached. */
  get version(): number {
    return this.#version;
  }

  applyChanges(changes: readonly DocumentChange[]): void {
    const changedProducts = new BitSet();
    const memberships: ProductMemberships[] = [];
    const terms: ProductTerms[] = [];
    this.#version += 1;
    // The last of several changes to a product wins.
    for (const [productId, document] of new Map(changes.map((change) => [change.productId, change.document]))) {
      const product = document ? this.columns.ids.getNumber(productId) : this.columns.ids.findNumber(productId);
      // A tombstone: the product was removed before this process started.
      if (product === undefined) continue;
      changedProducts.add(product);
      if (document) memberships.push({ product, memberships: listMemberships(document) });
      this.#writeColumns(product, document);
      terms.push({ product, tiers: document ? this.#indexTexts(document) : [] });
    }
    this.facets.update(changedProducts, memberships);
    this.sortOrders.update(changedProducts, this.listedProducts);
    this.postings.update(terms);
  }

  /** Frees the memory that is not needed while nothing changes. Call it after many changes. */
  trim(): void {
    this.columns.models.trim();
    this.facets.trim();
    this.postings.trim();
  }

  /** Whether the words are the name of a directory or type, or a part of a compound name with several words. */
  isGroup(words: readonly string[]): boolean {
    return this.#groups.has(words);
  }

  #writeColumns(product: number, document: SearchDocument | null): void {
    if (document) {
      this.columns.write(product, document);
      this.listedProducts.add(product);
    } else {
      this.listedProducts.delete(product);
    }
  }

  #indexTexts(document: SearchDocument): string[][] {
    const words = listDocumentWords(document);
    this.vocabulary.add(words);
    this.phrases.add(listPhrases(document));
    this.#groups.add([...document.texts.categories, ...document.texts.names.slice(1)]);
    return groupTermsByTier(words, document.texts.sku);
  }
}
