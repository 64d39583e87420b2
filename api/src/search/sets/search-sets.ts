import { groupTermsByTier, listDocumentWords } from '../analysis/document-terms.rules.js';
import type { SearchDocument } from '../document/search-document.js';
import { BitSet } from './bit-set.js';
import { ProductColumns } from './columns/product-columns.js';
import { CompletionNames, listCompletionNames } from './completion-names.js';
import { FacetSets, listMemberships, type ProductMemberships } from './facet-sets.js';
import { GroupNames } from './group-names.js';
import { SortedOrders } from './sorted-orders.js';
import { type ProductTerms, TermPostings } from './term-postings.js';
import { Vocabulary } from './vocabulary.js';

/** New document of a product, or null when the product is no longer listed. */
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
  readonly completionNames = new CompletionNames();
  readonly #groups = new GroupNames();
  #version = 0;

  /** Changes whenever the sets change, so that results derived from them can be cached. */
  get version(): number {
    return this.#version;
  }

  applyChanges(changes: readonly DocumentChange[]): void {
    const changedProducts = new BitSet();
    const productMemberships: ProductMemberships[] = [];
    const productTerms: ProductTerms[] = [];
    this.#version += 1;
    // The last of several changes to a product wins.
    for (const [productId, document] of new Map(changes.map((change) => [change.productId, change.document]))) {
      const productNumber = document ? this.columns.ids.assignNumber(productId) : this.columns.ids.findNumber(productId);
      // A tombstone: the product was removed before this process started.
      if (productNumber === undefined) continue;
      changedProducts.add(productNumber);
      if (document) productMemberships.push({ productNumber, memberships: listMemberships(document) });
      this.#writeColumns(productNumber, document);
      productTerms.push({ productNumber, tiers: document ? this.#indexTexts(document) : [] });
    }
    this.facets.update(changedProducts, productMemberships);
    this.sortOrders.update(changedProducts, this.listedProducts);
    this.postings.update(productTerms);
  }

  /** Frees the memory that is reserved for the growth of lists. Call it after many changes. */
  trim(): void {
    this.columns.models.trim();
    this.facets.trim();
    this.postings.trim();
  }

  /** Whether the words are the name of a directory or type, or a part of a compound name with several words. */
  isGroup(words: readonly string[]): boolean {
    return this.#groups.has(words);
  }

  #writeColumns(productNumber: number, document: SearchDocument | null): void {
    if (document) {
      this.columns.write(productNumber, document);
      this.listedProducts.add(productNumber);
    } else {
      this.listedProducts.delete(productNumber);
    }
  }

  #indexTexts(document: SearchDocument): string[][] {
    const words = listDocumentWords(document);
    this.vocabulary.add(words);
    this.completionNames.add(listCompletionNames(document));
    this.#groups.add([...document.texts.categories, ...document.texts.names.slice(1)]);
    return groupTermsByTier(words, document.texts.sku);
  }
}
