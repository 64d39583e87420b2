import { Injectable } from '@nestjs/common';
import { toKopecks } from '../platform/money.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { type Reader, readRows } from '../platform/prisma/sql.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

type LevelRow = Omit<LoyaltyLevel, 'requiredSpentAmount'> & { requiredSpentAmount: bigint };

/** Terms by which a person earns bonuses and pays with them. */
export interface LoyaltyTerms {
  /** Cashback in percent of the amount paid. */
  cashbackPercentage: number;
  /** Largest part of the goods that bonuses may pay, in percent. */
  maxBonusPercentage: number;
  /** Whole bonuses. */
  balance: number;
}

/** The highest level that the spending of the row `account` reaches, or the lowest level if it reaches none. */
const reachedLevelSql = Prisma.sql`(
  SELECT * FROM loyalty_level
  WHERE deleted_at IS NULL
  ORDER BY required_spent_amount <= account.spent_amount DESC, abs(required_spent_amount - account.spent_amount)
  LIMIT 1)`;

/** Terms of an account that does not exist any more. */
const emptyTerms: LoyaltyTerms = { cashbackPercentage: 0, maxBonusPercentage: 0, balance: 0 };

/** SQL expression that reads LoyaltyTerms as JSON, for use in a larger statement. Null for an account that does not exist. */
export const buildLoyaltyTermsQuery = (accountId: string): Prisma.Sql => Prisma.sql`(
  SELECT json_build_object('cashbackPercentage', coalesce(reached.charge_percentage, 0),
    'maxBonusPercentage', coalesce(reached.charge_off_percentage, 0),
    'balance', coalesce((SELECT balance FROM bonus_entry WHERE account_id = account.id ORDER BY number DESC LIMIT 1), 0))
  FROM account LEFT JOIN LATERAL ${reachedLevelSql} AS reached ON true
  WHERE account.id = ${accountId}::uuid)`;

@Injectable()
export class LoyaltyService {
  constructor(private readonly prisma: PrismaService) {}

  /** Levels from the entry level up. */
  async listLevels(): Promise<LoyaltyLevel[]> {
    const rows = await this.prisma.readRows<LevelRow>`
      SELECT id, name, charge_percentage AS "chargePercentage", charge_off_percentage AS "chargeOffPercentage",
        required_spent_amount AS "requiredSpentAmount", created_at AS "createdAt", updated_at AS "updatedAt"
      FROM loyalty_level WHERE deleted_at IS NULL ORDER BY required_spent_amount`;
    return rows.map(toLevel);
  }

  /** The level by which a guest's cashback is computed. Undefined when the programme has no levels. */
  async findEntryLevel(): Promise<LoyaltyLevel | undefined> {
    return (await this.listLevels())[0];
  }

  /** The level of each account: the highest that its spending reaches, or the lowest if it reaches none. */
  async findLevels(accountIds: readonly string[]): Promise<Map<string, LoyaltyLevel>> {
    const rows = await this.prisma.readRows<LevelRow & { accountId: string }>`
      SELECT account.id AS "accountId", reached.id, reached.name, reached.charge_percentage AS "chargePercentage",
        reached.charge_off_percentage AS "chargeOffPercentage", reached.required_spent_amount AS "requiredSpentAmount",
        reached.created_at AS "createdAt", reached.updated_at AS "updatedAt"
      FROM account
        CROSS JOIN LATERAL ${reachedLevelSql} AS reached
      WHERE account.id = ANY (${accountIds}::uuid[])`;
    return new Map(rows.map(({ accountId, ...row }) => [accountId, toLevel(row)]));
  }

  /** Reads level and balance in one statement. If the programme has no levels, nothing is earned or paid with bonuses. */
  async findLoyaltyTerms(accountId: string, reader: Reader = this.prisma): Promise<LoyaltyTerms> {
    const [row] = await readRows<{ terms: LoyaltyTerms | null }>(reader, Prisma.sql`SELECT ${buildLoyaltyTermsQuery(accountId)} AS terms`);
    return row?.terms ?? emptyTerms;
  }
}

const toLevel = (row: LevelRow): LoyaltyLevel => ({ ...row, requiredSpentAmount: toKopecks(row.requiredSpentAmount) });
