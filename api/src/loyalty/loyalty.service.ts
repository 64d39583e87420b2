import { Injectable } from '@nestjs/common';
import { kopecks } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

type LevelRow = Omit<LoyaltyLevel, 'requiredSpentAmount'> & { requiredSpentAmount: bigint };

@Injectable()
export class LoyaltyService {
  constructor(private readonly prisma: PrismaService) {}

  /** Levels from the entry level up. */
  async levels(): Promise<LoyaltyLevel[]> {
    const rows = await this.prisma.rows<LevelRow>`
      SELECT id, name, charge_percentage AS "chargePercentage", charge_off_percentage AS "chargeOffPercentage",
        required_spent_amount AS "requiredSpentAmount", created_at AS "createdAt", updated_at AS "updatedAt"
      FROM loyalty_level WHERE deleted_at IS NULL ORDER BY required_spent_amount`;
    return rows.map(levelOf);
  }

  /** The level by which a guest's cashback is computed. Undefined when the programme has no levels. */
  async entryLevel(): Promise<LoyaltyLevel | undefined> {
    return (await this.levels())[0];
  }

  /** The highest level that each account's spending reaches. */
  async levelsOf(accountIds: readonly string[]): Promise<Map<string, LoyaltyLevel>> {
    const rows = await this.prisma.rows<LevelRow & { accountId: string }>`
      SELECT account.id AS "accountId", reached.id, reached.name, reached.charge_percentage AS "chargePercentage",
        reached.charge_off_percentage AS "chargeOffPercentage", reached.required_spent_amount AS "requiredSpentAmount",
        reached.created_at AS "createdAt", reached.updated_at AS "updatedAt"
      FROM account
        CROSS JOIN LATERAL (
          SELECT * FROM loyalty_level
          WHERE deleted_at IS NULL
          ORDER BY required_spent_amount <= account.spent_amount DESC, abs(required_spent_amount - account.spent_amount)
          LIMIT 1) AS reached
      WHERE account.id = ANY (${accountIds}::uuid[])`;
    return new Map(rows.map(({ accountId, ...row }) => [accountId, levelOf(row)]));
  }
}

const levelOf = (row: LevelRow): LoyaltyLevel => ({ ...row, requiredSpentAmount: kopecks(row.requiredSpentAmount) });
