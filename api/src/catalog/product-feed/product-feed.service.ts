import { Injectable } from '@nestjs/common';
import { requireFewValues, requireIds } from '../../platform/input/ids.rules.js';
import { maxLimit, requireLimit } from '../../platform/input/pagination.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { readProducts } from '../product-admin/operator-product.queries.js';
import type { OperatorProductFeed, OperatorProductFeedInput } from './product-feed.model.js';
import { selectChanges, selectIdsByIdOrSlug } from './product-feed.queries.js';
import { readCursor, toCursor, toStartPosition } from './product-feed-cursor.rules.js';

/** A page of changes ends with the product that reaches this number of units. */
const MAX_UNITS = 5_000;

/** Reads products with their units, page by page, for programs that follow a catalog of any size. */
@Injectable()
export class ProductFeedService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  read(input: OperatorProductFeedInput): Promise<OperatorProductFeed> {
    return input.ids || input.slugs ? this.#readRequested(input) : this.#readChanged(input);
  }

  async #readRequested({ ids, slugs }: OperatorProductFeedInput): Promise<OperatorProductFeed> {
    requireFewValues([...(ids ?? []), ...(slugs ?? [])], maxLimit);
    const orderedIds = await selectIdsByIdOrSlug(this.prisma, { ids: requireIds(ids), slugs: requireFewValues(slugs) });
    return { items: await this.#readProducts(orderedIds), removed: [], cursor: null, hasMore: false };
  }

  async #readChanged({ changedFrom, after, limit }: OperatorProductFeedInput): Promise<OperatorProductFeed> {
    const max = requireLimit(limit);
    const position = after ? readCursor(after) : toStartPosition(changedFrom ?? new Date(0));
    const changes = await selectChanges(this.prisma, position, max + 1);
    const page = changes.slice(0, max).filter(({ unitsBefore }, index) => index === 0 || unitsBefore < MAX_UNITS);
    const lastPosition = page.at(-1) ?? position;
    return {
      items: await this.#readProducts(page.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)),
      removed: page.filter(({ isDeleted }) => isDeleted).map(({ id, slug }) => ({ id, slug })),
      cursor: toCursor(lastPosition),
      hasMore: changes.length > page.length,
    };
  }

  async #readProducts(ids: readonly string[]): Promise<OperatorProductFeed['items']> {
    const products = await readProducts(this.prisma.client, ids, this.clock.now());
    return products.map(({ operatorProduct }) => operatorProduct);
  }
}
