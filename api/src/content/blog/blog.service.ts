import { Injectable } from '@nestjs/common';
import { isSlug } from '../../platform/input/ids.rules.js';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Blog, BlogList } from './blog.model.js';
import { toBlog } from './blog.rules.js';

@Injectable()
export class BlogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async list(dto: PagedInput | null | undefined): Promise<BlogList> {
    const page = requirePage(dto?.pagination);
    const where = this.#matchPublished();
    const [rows, total] = await Promise.all([
      this.prisma.client.blogArticle.findMany({
        where,
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
      this.prisma.client.blogArticle.count({ where }),
    ]);
    return { items: rows.map(toBlog), pagination: toPagination(page, total) };
  }

  async find(slug: string): Promise<Blog | null> {
    if (!isSlug(slug)) return null;
    const row = await this.prisma.client.blogArticle.findFirst({ where: { slug, ...this.#matchPublished() } });
    return row && toBlog(row);
  }

  #matchPublished() {
    return { deletedAt: null, publishedAt: { lte: this.clock.now() } };
  }
}
