import { Injectable } from '@nestjs/common';
import { kopecks } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

@Injectable()
export class LoyaltyService {
  constructor(private readonly prisma: PrismaService) {}

  /** From the entry level up. */
  async levels(): Promise<LoyaltyLevel[]> {
    const rows = await this.prisma.client.loyaltyLevel.findMany({
      where: { deletedAt: null },
      orderBy: { requiredSpentAmount: 'asc' },
      select: { id: true, name: true, chargePercentage: true, chargeOffPercentage: true, requiredSpentAmount: true },
    });
    return rows.map((row) => ({ ...row, requiredSpentAmount: kopecks(row.requiredSpentAmount) }));
  }
}
