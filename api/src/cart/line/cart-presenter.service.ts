import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { kopecks } from '../../platform/money.js';
import { versionOfCart } from '../cart-version.rules.js';
import { computeQuote, type QuotedItem } from '../quote/quote.rules.js';
import { QuoteTermsService } from '../quote/quote-terms.service.js';
import type { StoredCart, StoredLine } from './cart-line.queries.js';
import { mostVisibleLines } from './cart-line.rules.js';
import type { CartLine, ProductCart } from './product-cart.model.js';
import type { CartAsker } from './product-cart.service.js';

type Sums = Pick<ProductCart, 'bonusesAvailable' | 'bonusesAvailableToSpent' | 'discountValue'>;

interface VisibleItem extends QuotedItem {
  shown: ProductItem;
}

const sumFields = ['bonusesAvailable', 'bonusesAvailableToSpent', 'discountValue'];

/** Shows a cart as it is stored. Only what is selected is read. */
@Injectable()
export class CartPresenter {
  constructor(
    private readonly items: ProductItemService,
    private readonly terms: QuoteTermsService,
  ) {}

  async present(asker: CartAsker, cart: StoredCart): Promise<ProductCart> {
    const { selection, viewer } = asker;
    const ofLines = selection.below('lines').below('productItem');
    const asksSums = sumFields.some((field) => selection.asks(field));
    const [lineItems, productItems, resolved] = await Promise.all([
      ofLines.isEmpty && !asksSums ? [] : this.#listItems(asker, cart, ofLines),
      selection.asks('productItems') ? this.#listItems(asker, cart, selection.below('productItems')) : [],
      asksSums ? this.#findTerms(asker, cart) : undefined,
    ]);
    const { promo = 0n, mostBonuses = 0n } = resolved ? computeQuote(lineItems, resolved.terms) : {};
    const sums: Sums = {
      bonusesAvailable: resolved?.balance ?? 0,
      bonusesAvailableToSpent: Number(mostBonuses),
      discountValue: kopecks(promo),
    };
    return {
      userId: viewer.accountId,
      version: versionOfCart({ productItemIds: cart.lines.map(({ productItemId }) => productItemId), promocode: cart.promocode }),
      lines: toLines(cart.lines, lineItems),
      productItems: productItems.map(({ shown }) => shown),
      ...sums,
      promocode: cart.promocode,
    };
  }

  #listItems({ context }: CartAsker, { lines }: StoredCart, selection: Selection): Promise<VisibleItem[]> {
    const productItemIds = lines.map(({ productItemId }) => productItemId);
    return this.items.findAll(context, { productItemIds, most: mostVisibleLines }, selection);
  }

  #findTerms({ viewer: { accountId } }: CartAsker, { lines, promocode }: StoredCart) {
    const productItemIds = lines.map(({ productItemId }) => productItemId);
    return this.terms.ofMember({ accountId, productItemIds, promocode, bonuses: 0, target: null });
  }
}

function toLines(lines: readonly StoredLine[], items: readonly VisibleItem[]): CartLine[] {
  const itemsById = new Map(items.map((item) => [item.id, item.shown]));
  return lines.map(({ productItemId, addedPrice, addedAt }) => ({
    productItem: itemsById.get(productItemId) ?? null,
    productItemId,
    addedPrice,
    addedAt: new Date(addedAt),
  }));
}
