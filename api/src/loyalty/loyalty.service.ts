import { Injectable } from '@nestjs/common';
import { kopecks } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

@Injectable()
export class LoyaltyService {
  constructor(private readonly prisma: PrismaService) {}

  /** From the entry level up. */
  async levels(): Promise<LoyaltyLevel[]> {
    const rows = await this.prisma.rows<Omit<LoyaltyLevel, 'requiredSpentAmount'> & { requiredSpentAmount: bigint }>`
      SELECT id, name, charge_percentage AS "chargePercentage", charge_off_percentage AS "chargeOffPercentage",
        required_spent_amount AS "requiredSpentAmount"
      FROM loyalty_level WHERE deleted_at IS NULL ORDER BY required_spent_amount`;
    return rows.map((row) => ({ ...row, requiredSpentAmount: kopecks(row.requiredSpentAmount) }));
  }
}
