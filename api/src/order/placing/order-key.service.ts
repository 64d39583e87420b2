import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS } from '../../platform/process/durations.js';

/** How long an idempotency key returns its order. */
const KEY_RETENTION_MS = DAY_MS;

/** An idempotency key of an account, with a hash of the input that it is used for. */
export interface ClaimedKey {
  accountId: string;
  key: string;
  contentHash: Uint8Array<ArrayBuffer>;
}

/** Order that an earlier request with the key has placed. */
export interface StoredOrder {
  id: string;
  number: number;
  createdAt: Date;
}

/** A row that `buildKeySearch` finds. */
export interface ExistingKey extends StoredOrder {
  contentHash: Uint8Array;
}

/** What a statement that contains `buildKeySearch` returns instead of an `ExistingKey` if the key has no order. */
export interface UnusedKey {
  id: null;
}

/**
 * Idempotency keys of requests to place an order. A key is stored with its order in one transaction, so that a refused request leaves the
 * key unused. Requests with the same key run one after another under a lock, so that a repetition finds the order of the first.
 */
@Injectable()
export class OrderKeyService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'order keys',
      sweep: ({ orderKey }, now, limit) => orderKey.deleteMany({ where: { createdAt: { lt: this.#computeOldestKeyTime(now) } }, limit }),
    });
  }

  /** Name of the lock that requests with the key need. */
  buildLockName({ accountId, key }: ClaimedKey): string {
    return `order-key:${accountId}:${key}`;
  }

  /** The query that finds the order of a key. The caller holds the lock of the key. */
  buildKeySearch({ accountId, key }: ClaimedKey): Prisma.Sql {
    return Prisma.sql`
      SELECT shop_order.id, shop_order.number, shop_order.created_at AS "createdAt", order_key.content_hash AS "contentHash"
      FROM order_key JOIN shop_order ON shop_order.id = order_key.order_id
      WHERE order_key.account_id = ${accountId}::uuid AND order_key.key = ${key}::uuid
        AND order_key.created_at >= ${this.#computeOldestKeyTime(this.clock.now())}`;
  }

  /** Returns the order of the key, or null if the key is unused. Throws IDEMPOTENCY_CONFLICT if the key belongs to other content. */
  resolveExistingOrder({ contentHash }: ClaimedKey, searchResult: ExistingKey | UnusedKey): StoredOrder | null {
    if (searchResult.id === null) return null;
    const { id, number, createdAt } = searchResult;
    if (Buffer.compare(searchResult.contentHash, contentHash) === 0) return { id, number, createdAt };
    throw new DomainError(ErrorCode.IDEMPOTENCY_CONFLICT, 'С\u00a0этим ключом уже оформлен другой заказ. Обновите страницу.', {
      orderId: searchResult.id,
    });
  }

  #computeOldestKeyTime(now: Date): Date {
    return new Date(now.getTime() - KEY_RETENTION_MS);
  }
}

/** Hashes the content of an order, whose properties always have the same sequence. */
export function computeContentHash(content: object): Uint8Array<ArrayBuffer> {
  const contentJson = JSON.stringify(content, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return new Uint8Array(createHash('sha256').update(contentJson).digest());
}
