import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { toKopecks } from '../../platform/money.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { underwayStatuses } from '../status/order-status.rules.js';

@ObjectType({ description: "Sums over the viewer's orders and bonuses" })
export class UserOrderStatistics {
  @Field(() => Int, { description: 'Whole bonuses that can be spent' })
  bonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that unpaid orders hold. They are not part of `bonuses`' })
  heldBonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that the units of paid orders earn once they are delivered' })
  comingBonuses!: number;

  @Field(() => Kopecks, { description: 'Amount paid for delivered units, which determines the loyalty level' })
  moneySpent!: number;

  @Field(() => Int, { description: 'Number of orders that are neither delivered nor ended' })
  ordersUnderway!: number;
}

type Row = Record<'bonuses' | 'heldBonuses' | 'comingBonuses' | 'moneySpent', bigint | string> & { ordersUnderway: number };

const emptyRow: Row = { bonuses: 0n, heldBonuses: 0n, comingBonuses: 0n, moneySpent: 0n, ordersUnderway: 0 };

/** Sums over the orders and bonuses of a person. */
@Injectable()
export class UserOrderStatisticsService {
  constructor(private readonly prisma: PrismaService) {}

  async readStatistics(accountId: string): Promise<UserOrderStatistics> {
    const { bonuses, heldBonuses, comingBonuses, moneySpent, ordersUnderway } = (await this.#read(accountId)) ?? emptyRow;
    return {
      bonuses: Number(bonuses),
      heldBonuses: Number(heldBonuses),
      comingBonuses: Number(comingBonuses),
      moneySpent: toKopecks(BigInt(moneySpent)),
      ordersUnderway,
    };
  }

  /** One statement reads all sums, so that they agree. It finds the account's entries and orders by indexes. */
  async #read(accountId: string): Promise<Row | undefined> {
    const [row] = await this.prisma.readRows<Row>`
      SELECT account.spent_amount AS "moneySpent",
        coalesce((SELECT balance FROM bonus_entry WHERE account_id = account.id ORDER BY number DESC LIMIT 1), 0) AS bonuses,
        (SELECT coalesce(0 - sum(amount), 0)::bigint FROM bonus_entry
          WHERE account_id = account.id AND kind IN ('HOLD', 'RELEASE')) AS "heldBonuses",
        (SELECT coalesce(sum(item.cashback), 0)::bigint
          FROM shop_order AS placed JOIN order_item AS item ON item.order_id = placed.id
          WHERE placed.account_id = account.id AND placed.paid_at IS NOT NULL AND item.replaces_id IS NULL
            AND item.status = ANY (${underwayStatuses}::order_status[])) AS "comingBonuses",
        (SELECT count(*)::int FROM shop_order
          WHERE account_id = account.id AND status = ANY (${underwayStatuses}::order_status[])) AS "ordersUnderway"
      FROM account WHERE account.id = ${accountId}::uuid`;
    return row;
  }
}
