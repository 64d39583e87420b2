import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isSlug } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { maxSitemapLimit, type SitemapEntries, type SitemapEntry, type SitemapInput, SitemapKind } from './sitemap.model.js';

interface SitemapRow {
  slug: string;
  updatedAt: Date;
}

const kinds = Object.values(SitemapKind);

/** Paths of the information pages that have a route, by slug. */
const pagePathBySlug = new Map(
  Object.entries({
    appspromo: '/info/appspromo',
    contacts: '/info/contacts',
    delivery: '/delivery',
    'delivery-how-it-works': '/delivery/how-it-works',
    faq: '/info/faq',
    licence: '/licence',
    loyalty: '/loyalty',
    offer: '/info/offer',
    partners: '/info/partners',
    'personal-data': '/info/offer/personal-data',
    privacy: '/privacy',
    'public-offer': '/info/offer/public-offer',
    'retail-sale': '/info/offer/retail-sale',
    'tovar-pod-zakaz': '/tovar-pod-zakaz',
  }),
);

/** Functions that return the path of an entry by its slug, or null when no route shows it. */
const buildPathByKind: Record<SitemapKind, (slug: string) => string | null> = {
  ARTICLE: (slug) => `/blog/${slug}`,
  COLLECTION: (slug) => `/catalog/${slug}`,
  DIRECTORY: (slug) => `/catalog/${slug}`,
  PAGE: (slug) => pagePathBySlug.get(slug) ?? null,
  PRODUCT: (slug) => `/product/${slug}`,
};

/**
 * Lists the entries of the sitemap by slug (keyset pagination), so each part costs the same in a shop of any size, and a new entry does not
 * shift later parts.
 */
@Injectable()
export class SitemapService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async listEntries(dto: SitemapInput | null | undefined): Promise<SitemapEntries> {
    const limit = dto?.limit ?? maxSitemapLimit;
    if (limit < 1 || limit > maxSitemapLimit) {
      throw new DomainError(ErrorCode.BAD_USER_INPUT, `За\u00a0один раз можно получить от\u00a01 до\u00a0${maxSitemapLimit} адресов.`, {
        maxLimit: maxSitemapLimit,
      });
    }
    const start = parseCursor(dto?.after);
    const items: SitemapEntry[] = [];
    for (const kind of kinds.slice(kinds.indexOf(start.kind))) {
      const rows = await this.#selectRows(kind, kind === start.kind ? start.slug : '', limit + 1 - items.length);
      items.push(...rows.map(({ slug, updatedAt }) => ({ kind, slug, updatedAt, path: buildPathByKind[kind](slug) })));
      if (items.length > limit) break;
    }
    const lastItem = items[limit - 1];
    return { items: items.slice(0, limit), next: items.length > limit && lastItem ? `${lastItem.kind}:${lastItem.slug}` : null };
  }

  #selectRows(kind: SitemapKind, after: string, take: number): Promise<SitemapRow[]> {
    const now = this.clock.now();
    const { blogArticle, collection, directory, page, product } = this.prisma.client;
    const visibleFilter = { slug: { gt: after }, deletedAt: null };
    const publishedFilter = { ...visibleFilter, publishedAt: { lte: now } };
    const runningFilter = { publishAt: { lte: now }, OR: [{ finishAt: null }, { finishAt: { gt: now } }] };
    const pageOptions = { orderBy: { slug: 'asc' as const }, take, select: { slug: true, updatedAt: true } };
    const selectByKind: Record<SitemapKind, () => Promise<SitemapRow[]>> = {
      ARTICLE: () => blogArticle.findMany({ where: publishedFilter, ...pageOptions }),
      COLLECTION: () => collection.findMany({ where: { ...visibleFilter, active: true, ...runningFilter }, ...pageOptions }),
      DIRECTORY: () => directory.findMany({ where: visibleFilter, ...pageOptions }),
      PAGE: () => page.findMany({ where: publishedFilter, ...pageOptions }),
      PRODUCT: () => product.findMany({ where: { ...visibleFilter, active: true, brand: { deletedAt: null } }, ...pageOptions }),
    };
    return selectByKind[kind]();
  }
}

function parseCursor(after: string | null | undefined): { kind: SitemapKind; slug: string } {
  if (!after) return { kind: SitemapKind.ARTICLE, slug: '' };
  const [name = '', slug = ''] = after.split(':');
  const kind = kinds.find((sitemapKind) => sitemapKind === name);
  if (!kind || !isSlug(slug)) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого места в\u00a0карте сайта нет.');
  return { kind, slug };
}
