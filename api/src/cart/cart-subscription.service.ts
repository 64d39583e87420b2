import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { ChangeFeedService } from '../event/subscription/change-feed.service.js';
import { createReadSchedule } from '../event/subscription/read-schedule.rules.js';
import { mapStream } from '../event/subscription/result-stream.rules.js';
import type { SubscriberContext } from '../platform/graphql/graphql.context.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { selectVisibleLines } from './line/cart-line.queries.js';
import { computeCartVersion } from './line/cart-version.rules.js';

@ObjectType({ description: 'Tells that the cart has changed' })
export class CartChange {
  @Field(() => ID, {
    description: 'Version of the cart, as in `ProductCart.version`. If you already have this version, there is nothing to read',
  })
  version!: string;
}

/** What the subscription sends after each change. Null tells the client to read the cart again. */
export interface CartChangePayload {
  cartChanged: CartChange | null;
}

interface CartRow {
  accountId: string;
  productItemIds: string[];
  savedItemIds: string[];
  promocode: string | null;
}

const MAX_BATCH_SIZE = 100;

/** Notifies shoppers of changes to their carts. Carts that change together are read together. */
@Injectable()
export class CartSubscriptionService {
  readonly #versions = new DataLoader<string, string>((accountIds) => this.#readVersions(accountIds), {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: createReadSchedule(),
  });

  constructor(
    private readonly prisma: PrismaService,
    private readonly changes: ChangeFeedService,
  ) {}

  follow({ accountId }: SubscriberContext): AsyncIterableIterator<CartChangePayload> {
    return mapStream(this.changes.follow({ kind: 'cart', accountId }), async () => {
      // While the database is unavailable, the event makes the client read the cart again, and that request returns the error.
      const version = await this.#versions.load(accountId).catch(() => null);
      return { cartChanged: version === null ? null : { version } };
    });
  }

  async #readVersions(accountIds: readonly string[]): Promise<string[]> {
    const { checked, saved } = selectVisibleLines(Prisma.sql`requested.id`);
    const selectIds = (lines: Prisma.Sql) =>
      Prisma.sql`coalesce((SELECT json_agg(line."productItemId" ORDER BY line.number) FROM ${lines} AS line), '[]')`;
    const rows = await this.prisma.readRows<CartRow>`
      SELECT requested.id AS "accountId", promo_code.code AS promocode, ${selectIds(checked)} AS "productItemIds", ${selectIds(saved)} AS "savedItemIds"
      FROM unnest(${[...new Set(accountIds)]}::uuid[]) AS requested (id)
        LEFT JOIN cart ON cart.account_id = requested.id LEFT JOIN promo_code ON promo_code.id = cart.promo_code_id`;
    const versions = new Map(rows.map(({ accountId, ...content }) => [accountId, computeCartVersion(content)]));
    return accountIds.map((id) => versions.get(id) ?? '');
  }
}
