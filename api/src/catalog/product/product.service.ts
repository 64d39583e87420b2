import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId, isSlug, requireFewValues, requireIds } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchIds } from '../../platform/prisma/sql.js';
import type { FindProductsInput, ProductInput } from './product.input.js';
import type { Product } from './product.model.js';
import { ProductReader, type ProductRequest } from './product-reader.service.js';

@Injectable()
export class ProductService {
  constructor(private readonly reader: ProductReader) {}

  /** Returns the product if it is visible, otherwise null. */
  async find({ slug, id }: ProductInput, request: ProductRequest): Promise<Product | null> {
    const conditions: Prisma.Sql[] = [];
    if (slug) conditions.push(Prisma.sql`product.slug = ${slug}`);
    if (id) conditions.push(Prisma.sql`product.id = ${id}::uuid`);
    if (conditions.length === 0) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Не\u00a0указано, какой товар показать.');
    if ((id && !isId(id)) || (slug && !isSlug(slug))) return null;
    const [product] = await this.reader.readVisible(Prisma.join(conditions, ' AND '), request);
    return product ?? null;
  }

  /**
   * Returns visible products without duplicates: those requested by id, then by slug, then by SKU, each in the order of the request.
   * `request` must select slug and skus, by which the results are sorted.
   */
  async findAll({ productIds, slugs, skus }: FindProductsInput, request: ProductRequest): Promise<Product[]> {
    const keys = {
      ids: requireIds(productIds),
      slugs: requireFewValues(slugs).filter(isSlug),
      skus: requireFewValues(skus),
    };
    // Empty lists are left out. PostgreSQL then reads a single list by its index alone, with the same plan for every request.
    const conditions = [
      ...(keys.ids.length > 0 ? [matchIds('product.id', keys.ids)] : []),
      ...(keys.slugs.length > 0 ? [Prisma.sql`product.slug = ANY(${keys.slugs})`] : []),
      ...(keys.skus.length > 0 ? [Prisma.sql`sku = ANY(${keys.skus})`] : []),
    ];
    if (conditions.length === 0) return [];
    const foundProducts = await this.reader.readVisible(Prisma.sql`(${Prisma.join(conditions, ' OR ')})`, request);
    const indexBy = (key: (product: Product) => string | undefined) => new Map(foundProducts.map((product) => [key(product), product]));
    const [byId, bySlug, bySku] = [indexBy(({ id }) => id), indexBy(({ slug }) => slug), indexBy(({ skus: [sku] }) => sku)];
    const namedProducts = [
      ...keys.ids.map((id) => byId.get(id)),
      ...keys.slugs.map((slug) => bySlug.get(slug)),
      ...keys.skus.map((sku) => bySku.get(sku)),
    ];
    return [...new Set(namedProducts.filter((product) => product !== undefined))];
  }
}
