import { Injectable } from '@nestjs/common';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { parsePath } from './path.rules.js';
import type { RedirectRule, RedirectRuleList } from './redirect.model.js';

const activeFilter = { active: true, deletedAt: null };

/** Looks up the redirects that editors have saved. */
@Injectable()
export class RedirectService {
  constructor(private readonly prisma: PrismaService) {}

  async find(address: string): Promise<RedirectRule | null> {
    const fromPath = parsePath(address);
    return fromPath === null ? null : this.prisma.client.redirectRule.findFirst({ where: { fromPath, ...activeFilter } });
  }

  async list(dto: PagedInput | null | undefined): Promise<RedirectRuleList> {
    const page = requirePage(dto?.pagination);
    const [items, total] = await Promise.all([
      this.prisma.client.redirectRule.findMany({
        where: activeFilter,
        orderBy: { fromPath: 'asc' },
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
      this.prisma.client.redirectRule.count({ where: activeFilter }),
    ]);
    return { items, pagination: toPagination(page, total) };
  }
}
