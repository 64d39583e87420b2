import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { toKopecks } from '../../platform/money.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { computeQuote, type QuotedItem } from '../quote/quote.rules.js';
import { QuoteInputsService } from '../quote/quote-inputs.service.js';
import { maxVisibleLines } from './cart-limits.rules.js';
import type { StoredCart, StoredLine } from './cart-line.queries.js';
import { computeCartVersion } from './cart-version.rules.js';
import type { CartLine, ProductCart } from './product-cart.model.js';

/** The viewer whose cart is requested, and the selected fields. */
export interface CartRequest {
  viewer: Pick<Viewer, 'accountId'>;
  context: GraphqlContext;
  selection: Selection;
}

type Sums = Pick<ProductCart, 'bonusesAvailable' | 'bonusesAvailableToSpent' | 'discountValue'>;

interface VisibleItem extends QuotedItem {
  unit: ProductItem;
}

const sumFields = ['bonusesAvailable', 'bonusesAvailableToSpent', 'discountValue'];

/** Builds the response for a stored cart. Only the selected fields are read. */
@Injectable()
export class CartPresenter {
  constructor(
    private readonly items: ProductItemService,
    private readonly inputs: QuoteInputsService,
  ) {}

  async toProductCart(request: CartRequest, cart: StoredCart): Promise<ProductCart> {
    const { selection, viewer } = request;
    const [lineSelection, savedSelection] = [
      selection.selectBelow('lines').selectBelow('productItem'),
      selection.selectBelow('savedItems').selectBelow('productItem'),
    ];
    const needsSums = sumFields.some((field) => selection.isSelected(field));
    const [lineItems, savedItems, productItems, resolvedTerms] = await Promise.all([
      lineSelection.isEmpty && !needsSums ? [] : this.#listItems(request, cart.lines, lineSelection),
      savedSelection.isEmpty || cart.saved.length === 0 ? [] : this.#listItems(request, cart.saved, savedSelection),
      selection.isSelected('productItems') ? this.#listItems(request, cart.lines, selection.selectBelow('productItems')) : [],
      needsSums ? this.#findTerms(request, cart) : undefined,
    ]);
    const { promo = 0n, mostBonuses = 0n } = resolvedTerms ? computeQuote(lineItems, resolvedTerms.terms) : {};
    const sums: Sums = {
      bonusesAvailable: resolvedTerms?.balance ?? 0,
      bonusesAvailableToSpent: Number(mostBonuses),
      discountValue: toKopecks(promo),
    };
    const numbers = [...cart.lines, ...cart.saved].map(({ number }) => number).sort((one, other) => one - other);
    const positions = new Map(numbers.map((number, position) => [number, position]));
    return {
      userId: viewer.accountId,
      version: computeCartVersion({ productItemIds: listIds(cart.lines), savedItemIds: listIds(cart.saved), promocode: cart.promocode }),
      lines: toLines(cart.lines, lineItems, positions),
      savedItems: toLines(cart.saved, savedItems, positions),
      productItems: productItems.map(({ unit }) => unit),
      ...sums,
      promocode: cart.promocode,
    };
  }

  #listItems({ context }: CartRequest, lines: readonly StoredLine[], selection: Selection): Promise<VisibleItem[]> {
    return this.items.findAll(context, { productItemIds: listIds(lines), max: maxVisibleLines }, selection);
  }

  #findTerms({ viewer: { accountId } }: CartRequest, { lines, promocode }: StoredCart) {
    return this.inputs.readMemberTerms({ accountId, productItemIds: listIds(lines), promocode, bonuses: 0, target: null });
  }
}

const listIds = (lines: readonly StoredLine[]): string[] => lines.map(({ productItemId }) => productItemId);

function toLines(lines: readonly StoredLine[], items: readonly VisibleItem[], positions: ReadonlyMap<number, number>): CartLine[] {
  const itemsById = new Map(items.map((item) => [item.id, item.unit]));
  return lines.map(({ productItemId, addedPrice, addedAt, number }) => ({
    productItem: itemsById.get(productItemId) ?? null,
    productItemId,
    addedPrice,
    addedAt: new Date(addedAt),
    position: positions.get(number) ?? 0,
  }));
}
