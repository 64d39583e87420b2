import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { isId, requestedIds } from '../../platform/input/ids.rules.js';
import { despiteContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import {
  buildDeletion,
  buildInsertion,
  buildReplacements,
  type ExtendedCart,
  type LineList,
  readCart,
  type StoredCart,
  selectCart,
} from './cart-line.queries.js';
import { mostLines, mostVisibleLines } from './cart-line.rules.js';
import { CartPresenter } from './cart-presenter.service.js';
import type {
  AddToProductCartInput,
  RemoveFromProductCartInput,
  ReplaceInProductCartInput,
  SaveForLaterInput,
} from './product-cart.input.js';
import type { ProductCart } from './product-cart.model.js';

type NamedUnits = Pick<AddToProductCartInput, 'id' | 'ids'>;

/** Who asks for a cart, and what is selected of it. */
export interface CartAsker {
  viewer: Pick<Viewer, 'accountId'>;
  context: GraphqlContext;
  selection: Selection;
}

/**
 * The lines of the server's cart, checked ones and those saved for later. Changes of one cart follow each other, so that its limit holds.
 */
@Injectable()
export class ProductCartService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly presenter: CartPresenter,
  ) {}

  async read(asker: CartAsker): Promise<ProductCart> {
    return this.presenter.present(asker, await readCart(this.prisma, asker.viewer.accountId));
  }

  add(asker: CartAsker, dto: AddToProductCartInput): Promise<ProductCart> {
    return this.#put(asker, 'checked', dto);
  }

  saveForLater(asker: CartAsker, dto: SaveForLaterInput): Promise<ProductCart> {
    return this.#put(asker, 'saved', dto);
  }

  async remove(asker: CartAsker, dto: RemoveFromProductCartInput): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    const statements = [buildDeletion(accountId, readIds(dto, mostVisibleLines)), selectCart(accountId)];
    return this.presenter.present(asker, await this.#change<StoredCart>(asker, statements));
  }

  async replace(asker: CartAsker, { id, by }: ReplaceInProductCartInput): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    const isOther = id.toLowerCase() !== by.toLowerCase();
    const replacements = isOther && isId(id) && isId(by) ? buildReplacements(accountId, { id, by }) : [];
    return this.presenter.present(asker, await this.#change<StoredCart>(asker, [...replacements, selectCart(accountId)]));
  }

  async #put(asker: CartAsker, list: LineList, dto: NamedUnits): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    const insertion = { accountId, productItemIds: readIds(dto, mostLines), now: this.clock.now() };
    const { isFull, ...cart } = await this.#change<ExtendedCart>(asker, [buildInsertion(list, insertion)]);
    // Nothing was added then, so nothing has to be rolled back.
    if (isFull) throw new DomainError(ErrorCode.BAD_USER_INPUT, fullMessages[list], { mostLines });
    return this.presenter.present(asker, cart);
  }

  /** Runs the statements, the last of which returns the cart. */
  async #change<Cart extends StoredCart>({ viewer, context }: CartAsker, statements: readonly Prisma.Sql[]): Promise<Cart> {
    const locks = [`cart:${viewer.accountId}`];
    const [cart] = await despiteContention(() => this.prisma.runBatch<Cart>(context.requestId, statements, locks));
    if (!cart) throw new Error('the statement returned no row');
    return cart;
  }
}

const readIds = ({ id, ids }: NamedUnits, most: number): string[] => requestedIds([...(ids ?? []), ...(id ? [id] : [])], most);

const fullMessages: Record<LineList, string> = {
  checked: `В\u00a0корзине помещается не\u00a0больше ${mostLines} вещей.`,
  saved: `Отложить можно не\u00a0больше ${mostLines} вещей.`,
};
