import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProductLoader } from '../catalog/product/product.loader.js';
import type { Product } from '../catalog/product/product.model.js';
import { toProductRequest } from '../catalog/product/product-reader.service.js';
import { productNotFoundError } from '../catalog/product/product-visibility.rules.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import type { Selection } from '../platform/graphql/selection.js';
import { isId, requireIds } from '../platform/input/ids.rules.js';
import { type PaginationInput, requirePage, toPagination } from '../platform/input/pagination.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { toKopecksOrNull } from '../platform/money.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import type { AddFavouritesInput, Favourites, ToggleFavouriteInput } from './favourite.model.js';
import { insertFavourites, readFavourites, removeFavourite, type StoredFavourite } from './favourite.queries.js';
import { maxFavourites, restorePeriodMs } from './favourite-limits.rules.js';

/** Account whose favourites are requested, and the selected fields. */
export interface FavouritesRequest {
  viewer: { accountId: string };
  context: GraphqlContext;
  selection: Selection;
}

type TransactionWork = (transaction: Prisma.TransactionClient, now: Date) => Promise<void>;

/** The favourites of an account. Changes of one account's list are serialized, so that parallel changes cannot exceed the limit. */
@Injectable()
export class FavouriteService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly products: ProductLoader,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'removed favourites',
      sweep: ({ favourite }, now, limit) =>
        favourite.deleteMany({ where: { removedAt: { lte: new Date(now.getTime() - restorePeriodMs) } }, limit }),
    });
  }

  async read(request: FavouritesRequest, pagination?: PaginationInput | null): Promise<Favourites> {
    const page = requirePage(pagination);
    const storedFavourites = await readFavourites(this.prisma, request.viewer.accountId);
    const pageFavourites = storedFavourites.slice((page.page - 1) * page.limit, page.page * page.limit);
    const [products, itemProducts] = await Promise.all([
      this.#loadProducts(request, pageFavourites, ['products']),
      this.#loadProducts(request, pageFavourites, ['items', 'product']),
    ]);
    return {
      userId: request.viewer.accountId,
      productIds: storedFavourites.map(({ productId }) => productId),
      products: [...products.values()],
      items: pageFavourites.flatMap(({ productId, addedPrice, addedAt }) => {
        const product = itemProducts.get(productId);
        return product ? [{ product, addedPrice: toKopecksOrNull(addedPrice), addedAt }] : [];
      }),
      pagination: toPagination(page, storedFavourites.length),
    };
  }

  toggle(request: FavouritesRequest, { productId, isFavourite }: ToggleFavouriteInput): Promise<Favourites> {
    const { accountId } = request.viewer;
    return this.#change(request, async (transaction, now) => {
      if (!isId(productId)) throw productNotFoundError();
      const isRemoved = isFavourite !== true && (await removeFavourite(transaction, { accountId, productId, now }));
      if (isRemoved || isFavourite === false) return;
      const { isFull, hasProduct } = await insertFavourites(transaction, { accountId, productIds: [productId], now });
      if (!hasProduct) throw productNotFoundError();
      if (isFull) throw listFullError();
    });
  }

  add(request: FavouritesRequest, dto: AddFavouritesInput): Promise<Favourites> {
    const { accountId } = request.viewer;
    const productIds = requireIds(dto.productIds, maxFavourites);
    return this.#change(request, async (transaction, now) => {
      await insertFavourites(transaction, { accountId, productIds, now });
    });
  }

  async #change(request: FavouritesRequest, change: TransactionWork): Promise<Favourites> {
    const locks = [`favourites:${request.viewer.accountId}`];
    const work = (transaction: Prisma.TransactionClient) => change(transaction, this.clock.now());
    await retryOnContention(() => this.prisma.inTransaction(request.context.requestId, work, locks));
    return this.read(request);
  }

  /** Loads the products of the favourites by id, with the fields that are selected below `path`. */
  async #loadProducts(
    { context, selection }: FavouritesRequest,
    favourites: readonly StoredFavourite[],
    path: readonly string[],
  ): Promise<Map<string, Product>> {
    const productSelection = path.reduce((parent, field) => parent.selectBelow(field), selection);
    const isSelected = selection.isSelected(path[0] ?? '');
    if (!isSelected) return new Map();
    const ids = favourites.map(({ productId }) => productId);
    const products = await this.products.loadVisible(toProductRequest(context, productSelection), ids);
    return new Map(products.map((product) => [product.id, product]));
  }
}

const listFullError = () =>
  new DomainError(
    ErrorCode.BAD_USER_INPUT,
    `В\u00a0избранном помещается не\u00a0больше ${maxFavourites} товаров. Уберите что-нибудь, чтобы добавить ещё.`,
    { mostFavourites: maxFavourites },
  );
