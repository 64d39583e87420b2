import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { FaqEntry } from './faq.model.js';
import { toFaqEntry } from './faq.rules.js';

@Injectable()
export class FaqService {
  constructor(private readonly prisma: PrismaService) {}

  async list(): Promise<FaqEntry[]> {
    const { faqEntry } = this.prisma.client;
    const rows = await faqEntry.findMany({ where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    return rows.map(toFaqEntry);
  }
}
