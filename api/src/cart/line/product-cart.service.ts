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
import { deleteLines, insertLines, type LineList, readCart, replaceLine, type StoredCart } from './cart-line.queries.js';
import { mostLines, mostVisibleLines } from './cart-line.rules.js';
import { CartPresenter } from './cart-presenter.service.js';
import type {
  AddToProductCartInput,
  RemoveFromProductCartInput,
  ReplaceInProductCartInput,
  SaveForLaterInput,
} from './product-cart.input.js';
import type { ProductCart } from './product-cart.model.js';

type Transaction = Prisma.TransactionClient;
type NamedUnits = Pick<AddToProductCartInput, 'id' | 'ids'>;

/** Who asks for a cart, and what is selected of it. */
export interface CartAsker {
  viewer: Pick<Viewer, 'accountId'>;
  context: GraphqlContext;
  selection: Selection;
}

/** The lines of the server's cart, checked ones and those saved for later. Changes of one cart follow each other, so that its limit holds. */
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

  remove(asker: CartAsker, dto: RemoveFromProductCartInput): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    return this.#change(asker, async (transaction) => {
      await deleteLines(transaction, accountId, readIds(dto, mostVisibleLines));
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

  #put(asker: CartAsker, list: LineList, dto: NamedUnits): Promise<ProductCart> {
    const { accountId } = asker.viewer;
    const insertion = { accountId, productItemIds: readIds(dto, mostLines), now: this.clock.now() };
    return this.#change(asker, async (transaction) => {
      const { isFull, ...cart } = await insertLines(transaction, list, insertion);
      if (isFull) throw new DomainError(ErrorCode.BAD_USER_INPUT, fullMessages[list], { mostLines });
      return cart;
    });
  }

  async #change(asker: CartAsker, work: (transaction: Transaction) => Promise<StoredCart>): Promise<ProductCart> {
    const { viewer, context } = asker;
    const locks = [`cart:${viewer.accountId}`];
    const cart = await despiteContention(() => this.prisma.inTransaction(context.requestId, work, locks));
    return this.presenter.present(asker, cart);
  }
}

const readIds = ({ id, ids }: NamedUnits, most: number): string[] => requestedIds([...(ids ?? []), ...(id ? [id] : [])], most);

const fullMessages: Record<LineList, string> = {
  checked: `В\u00a0корзине помещается не\u00a0больше ${mostLines} вещей.`,
  saved: `Отложить можно не\u00a0больше ${mostLines} вещей.`,
};
