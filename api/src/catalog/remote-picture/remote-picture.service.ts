import { Injectable } from '@nestjs/common';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { normalizeSource } from './picture-source.rules.js';
import type { RemotePictureItem, RemotePictureList, RemotePictureListInput } from './remote-picture.model.js';

/** Maximum number of products listed for a picture. All products may use the same placeholder. */
const MAX_PRODUCTS = 100;

const withProducts = {
  products: {
    select: { position: true, product: { select: { slug: true } } },
    orderBy: [{ product: { slug: 'asc' } }, { position: 'asc' }],
    take: MAX_PRODUCTS,
  },
} satisfies Prisma.RemotePictureInclude;

type Row = Prisma.RemotePictureGetPayload<{ include: typeof withProducts }>;

/** Lists the pictures to which products refer by URL. */
@Injectable()
export class RemotePictureService {
  constructor(private readonly prisma: PrismaService) {}

  async list({ pagination, state, sourceUrl, productSlug, from, until }: RemotePictureListInput): Promise<RemotePictureList> {
    const page = requirePage(pagination);
    const where: Prisma.RemotePictureWhereInput = {
      ...(state && { state }),
      ...(sourceUrl && { url: normalizeSource(sourceUrl) }),
      ...(productSlug && { products: { some: { product: { slug: productSlug } } } }),
      updatedAt: { ...(from && { gte: from }), ...(until && { lt: until }) },
    };
    const { remotePicture } = this.prisma.client;
    const [total, rows] = await Promise.all([
      remotePicture.count({ where }),
      remotePicture.findMany({
        where,
        include: withProducts,
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    return { items: rows.map(toItem), pagination: toPagination(page, total) };
  }
}

const toItem = ({ url, dueAt, products, ...row }: Row): RemotePictureItem => ({
  ...row,
  sourceUrl: url,
  nextAttemptAt: row.state === 'PENDING' ? dueAt : null,
  products: products.map(({ position, product: { slug } }) => ({ slug, position })),
});
