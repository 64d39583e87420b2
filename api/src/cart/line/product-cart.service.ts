import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId, requireIds } from '../../platform/input/ids.rules.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { maxLines, maxVisibleLines } from './cart-limits.rules.js';
import {
  buildDeletionStatement,
  buildInsertionStatement,
  buildReplacementStatements,
  type CartAfterInsertion,
  type LineList,
  readCart,
  type StoredCart,
  selectCart,
} from './cart-line.queries.js';
import { CartPresenter, type CartRequest } from './cart-presenter.service.js';
import type {
  AddToProductCartInput,
  RemoveFromProductCartInput,
  ReplaceInProductCartInput,
  SaveForLaterInput,
} from './product-cart.input.js';
import type { ProductCart } from './product-cart.model.js';

type UnitIdsInput = Pick<AddToProductCartInput, 'id' | 'ids'>;

/**
 * The lines of an account's cart, checked ones and those saved for later. Changes of one cart run one after another, so that parallel
 * changes cannot exceed its limit.
 */
@Injectable()
export class ProductCartService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly presenter: CartPresenter,
  ) {}

  async read(request: CartRequest): Promise<ProductCart> {
    return this.presenter.toProductCart(request, await readCart(this.prisma, request.viewer.accountId));
  }

  add(request: CartRequest, dto: AddToProductCartInput): Promise<ProductCart> {
    return this.#addUnits(request, 'checked', dto);
  }

  saveForLater(request: CartRequest, dto: SaveForLaterInput): Promise<ProductCart> {
    return this.#addUnits(request, 'saved', dto);
  }

  async remove(request: CartRequest, dto: RemoveFromProductCartInput): Promise<ProductCart> {
    const { accountId } = request.viewer;
    const statements = [buildDeletionStatement(accountId, readIds(dto, maxVisibleLines)), selectCart(accountId)];
    return this.presenter.toProductCart(request, await this.#change<StoredCart>(request, statements));
  }

  async replace(request: CartRequest, { id, by }: ReplaceInProductCartInput): Promise<ProductCart> {
    const { accountId } = request.viewer;
    const isDifferent = id.toLowerCase() !== by.toLowerCase();
    const replacements = isDifferent && isId(id) && isId(by) ? buildReplacementStatements(accountId, { id, replacementId: by }) : [];
    return this.presenter.toProductCart(request, await this.#change<StoredCart>(request, [...replacements, selectCart(accountId)]));
  }

  async #addUnits(request: CartRequest, list: LineList, dto: UnitIdsInput): Promise<ProductCart> {
    const { accountId } = request.viewer;
    const insertion = { accountId, productItemIds: readIds(dto, maxLines), now: this.clock.now() };
    const { isFull, ...cart } = await this.#change<CartAfterInsertion>(request, [buildInsertionStatement(list, insertion)]);
    // Nothing was added to a full list, so nothing has to be rolled back.
    if (isFull) throw new DomainError(ErrorCode.BAD_USER_INPUT, fullMessages[list], { mostLines: maxLines });
    return this.presenter.toProductCart(request, cart);
  }

  /** Runs the statements, the last of which returns the cart. */
  async #change<Cart extends StoredCart>({ viewer, context }: CartRequest, statements: readonly Prisma.Sql[]): Promise<Cart> {
    const locks = [`cart:${viewer.accountId}`];
    const [cart] = await retryOnContention(() => this.prisma.runBatch<Cart>(context.requestId, statements, locks));
    if (!cart) throw new Error('the statement returned no row');
    return cart;
  }
}

const readIds = ({ id, ids }: UnitIdsInput, max: number): string[] => requireIds([...(ids ?? []), ...(id ? [id] : [])], max);

const fullMessages: Record<LineList, string> = {
  checked: `В\u00a0корзине помещается не\u00a0больше ${maxLines} вещей.`,
  saved: `Отложить можно не\u00a0больше ${maxLines} вещей.`,
};
