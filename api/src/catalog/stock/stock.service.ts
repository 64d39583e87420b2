import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { toKopecks, toKopecksOrNull } from '../../platform/money.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma, ProductItem } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Operator, OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import type { SetStockInput } from './stock.input.js';
import type { StockUpdate } from './stock.model.js';
import {
  type ExistingUnit,
  planUpdate,
  readStockRequest,
  responseTtlMs,
  type StockPlan,
  type StockRequest,
  type StockUnit,
} from './stock.rules.js';

type Transaction = Prisma.TransactionClient;

/**
 * Sets prices and availability from a supplier's feed. Two requests with the same idempotency key are serialized by the lock of the key,
 * and the later request finds the result of the earlier one. Units are locked in the order of their ids, as by orders, so a shopper buys at
 * either the old price or the new one.
 */
@Injectable()
export class StockService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'answers of setStock',
      sweep: ({ stockUpdate }, now, limit) =>
        stockUpdate.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - responseTtlMs) } }, limit }),
    });
  }

  set({ operator, requestId }: OperatorInRequest, dto: SetStockInput): Promise<StockUpdate> {
    const request = readStockRequest(dto);
    const authorId = 'tokenId' in operator ? operator.tokenId : operator.accountId;
    if (authorId === null) throw new Error('The command line sets no stock');
    const work = (transaction: Transaction) => this.#set(transaction, { operator, authorId, request });
    return retryOnContention(() => this.prisma.inTransaction(requestId, work, [`stock:${authorId}:${request.idempotencyKey}`]));
  }

  async #set(transaction: Transaction, { operator, authorId, request }: { operator: Operator; authorId: string; request: StockRequest }) {
    const { idempotencyKey: key, contentHash, units } = request;
    const earlierUpdate = await transaction.stockUpdate.findUnique({ where: { authorId_key: { authorId, key } } });
    if (earlierUpdate) return toResponse(earlierUpdate, request);
    const plan = planUpdate(
      units,
      await lockUnits(
        transaction,
        units.map(({ externalId }) => externalId),
      ),
    );
    await this.#write(transaction, plan);
    await this.#record(transaction, operator, plan);
    const response: StockUpdate = { changed: plan.changes.length, unchanged: plan.unchanged, refused: plan.refused };
    const requestFields = { authorId, key, contentHash: new Uint8Array(contentHash), createdAt: this.clock.now() };
    // The column of the response is called `answer`, an older word of this code for a response.
    await transaction.stockUpdate.create({
      data: { ...requestFields, answer: { ...response, refused: response.refused.map((refusal) => ({ ...refusal })) } },
    });
    return response;
  }

  async #write(transaction: Transaction, { changes }: StockPlan): Promise<void> {
    if (changes.length === 0) return;
    const rows = changes.map(({ before: { id }, after }) => ({ id, ...after }));
    await transaction.$executeRaw`
      UPDATE product_item SET price = requested.price, old_price = requested."oldPrice", loyalty_price = requested."loyaltyPrice",
        active = requested.active, updated_at = ${this.clock.now()}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS requested (id uuid, price bigint, "oldPrice" bigint, "loyaltyPrice" bigint, active boolean)
      WHERE product_item.id = requested.id`;
  }

  /** Writes one journal entry for a request, with the states of the units by external id. */
  async #record(transaction: Transaction, author: Operator, { changes }: StockPlan): Promise<void> {
    if (changes.length === 0) return;
    const indexByExternalId = (toUnit: (change: StockPlan['changes'][number]) => StockUnit) =>
      Object.fromEntries(changes.map((change) => [change.after.externalId, toJournalState(toUnit(change))]));
    await this.journal.record(transaction, {
      author,
      action: 'setStock',
      subject: { kind: 'stock', id: 'units' },
      before: indexByExternalId(({ before }) => before),
      after: indexByExternalId(({ after }) => after),
    });
  }
}

const toJournalState = ({ price, oldPrice, loyaltyPrice, active }: StockUnit) => ({ price, oldPrice, loyaltyPrice, active });

function toResponse({ contentHash, answer }: { contentHash: Uint8Array; answer: Prisma.JsonValue }, request: StockRequest): StockUpdate {
  if (request.contentHash.equals(contentHash)) return answer as unknown as StockUpdate;
  throw new DomainError(ErrorCode.IDEMPOTENCY_CONFLICT, 'С\u00a0этим ключом уже приходил другой запрос.');
}

type UnitRow = Pick<ExistingUnit, 'id' | 'externalId' | 'active' | 'isSold'> & Pick<ProductItem, 'price' | 'oldPrice' | 'loyaltyPrice'>;

/** Locks products before their units, as saves and imports do, because a trigger writes the product of a changed unit. */
async function lockUnits(transaction: Transaction, externalIds: readonly string[]): Promise<Map<string, ExistingUnit>> {
  await transaction.$executeRaw`
    SELECT FROM product WHERE id IN (SELECT product_id FROM product_item WHERE external_id = ANY(${externalIds}) AND deleted_at IS NULL)
    ORDER BY id FOR NO KEY UPDATE`;
  const rows = await transaction.$queryRaw<UnitRow[]>`
    SELECT id, external_id AS "externalId", price, old_price AS "oldPrice", loyalty_price AS "loyaltyPrice", active,
      sold_at IS NOT NULL AS "isSold"
    FROM product_item WHERE external_id = ANY(${externalIds}) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
  return new Map(
    rows.map(({ price, oldPrice, loyaltyPrice, ...row }) => [
      row.externalId,
      { ...row, price: toKopecks(price), oldPrice: toKopecksOrNull(oldPrice), loyaltyPrice: toKopecksOrNull(loyaltyPrice) },
    ]),
  );
}
