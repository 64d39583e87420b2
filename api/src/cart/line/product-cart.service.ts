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
import { deleteLines, insertLines, readCart, replaceLine, type StoredCart } from './cart-line.queries.js';
import { mostLines, mostVisibleLines } from './cart-line.rules.js';
import { CartPresenter } from './cart-presenter.service.js';
import type { AddToProductCartInput, RemoveFromProductCartInput, ReplaceInProductCartInput } from './product-cart.input.js';
import type { ProductCart } from './product-cart.model.js';

type Transaction = Prisma.TransactionClient;

/** Who asks for a cart, and what is selected of it. */
export interface CartAsker {
  viewer: Pick<Viewer, 'accountId'>;
  context: GraphqlContext;
  selection: Selection;
}

/** The lines of the server's cart. Changes of one cart follow each other, so that its limit holds. */
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
    const addition = {
      accountId: asker.viewer.accountId,
      productItemIds: namedBy(dto, mostLines),
      now: this.clock.now(),
      isUnlimited: false,
    };
    return this.#change(asker, async (transaction) => {
      const { isFull, ...cart } = await insertLines(transaction, addition);
      if (isFull) throw cartIsFull();
      return cart;
    });
  }

  remove(asker: CartAsker, dto: RemoveFromProductCartInput): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    return this.#change(asker, async (transaction) => {
      await deleteLines(transaction, accountId, namedBy(dto, mostVisibleLines));
      return readCart(transaction, accountId);
    });
  }

  replace(asker: CartAsker, { id, by }: ReplaceInProductCartInput): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    return this.#change(asker, async (transaction) => {
      const isOther = id.toLowerCase() !== by.toLowerCase();
      if (isOther && isId(id) && isId(by)) await replaceLine(transaction, accountId, { id, by });
      return readCart(transaction, accountId);
    });
  }

  async #change(asker: CartAsker, work: (transaction: Transaction) => Promise<StoredCart>): Promise<ProductCart> {
    const { viewer, context } = asker;
    const locks = [`cart:${viewer.accountId}`];
    const cart = await despiteContention(() => this.prisma.inTransaction(context.requestId, work, locks));
    return this.presenter.present(asker, cart);
  }
}

const namedBy = ({ id, ids }: AddToProductCartInput, most: number): string[] => requestedIds([...(ids ?? []), ...(id ? [id] : [])], most);

const cartIsFull = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, `В\u00a0корзине помещается не\u00a0больше ${mostLines} вещей.`, { mostLines });
