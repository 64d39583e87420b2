import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ProductSubType, ProductType } from './product-type.model.js';

/** Loads product types by id; null for a deleted one. */
@Injectable()
export class ProductTypeLoader extends ContextLoader<string, ProductType | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, ProductType>> {
    const rows = await this.prisma.rows<ProductType>`
      SELECT id, slug, name, position, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM product_type WHERE ${isOneOf('id', ids)} AND deleted_at IS NULL`;
    return new Map(rows.map((type) => [type.id, type]));
  }
}

/** Loads product subtypes by id; null for a deleted one. */
@Injectable()
export class ProductSubTypeLoader extends ContextLoader<string, ProductSubType | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, ProductSubType>> {
    const rows = await this.prisma.rows<ProductSubType>`
      SELECT id, slug, name, position, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM product_sub_type WHERE ${isOneOf('id', ids)} AND deleted_at IS NULL`;
    return new Map(rows.map((type) => [type.id, type]));
  }
}

/** Loads the sorted product types of a directory, by directory id. */
@Injectable()
export class DirectoryTypesLoader extends ContextLoader<string, ProductType[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(directoryIds: readonly string[]): Promise<Map<string, ProductType[]>> {
    const rows = await this.prisma.rows<ProductType & { directoryId: string }>`
      SELECT id, slug, name, position, created_at AS "createdAt", updated_at AS "updatedAt", directory_id AS "directoryId"
      FROM product_type WHERE ${isOneOf('directory_id', directoryIds)} AND deleted_at IS NULL
      ORDER BY directory_id, position, slug`;
    return Map.groupBy(rows, ({ directoryId }) => directoryId);
  }
}

/** Loads the sorted subtypes of a product type, by its id. */
@Injectable()
export class SubTypesOfTypeLoader extends ContextLoader<string, ProductSubType[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(typeIds: readonly string[]): Promise<Map<string, ProductSubType[]>> {
    const rows = await this.prisma.rows<ProductSubType & { typeId: string }>`
      SELECT id, slug, name, position, created_at AS "createdAt", updated_at AS "updatedAt", product_type_id AS "typeId"
      FROM product_sub_type WHERE ${isOneOf('product_type_id', typeIds)} AND deleted_at IS NULL
      ORDER BY product_type_id, position, slug`;
    return Map.groupBy(rows, ({ typeId }) => typeId);
  }
}
