import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ProductProperties } from './product-properties.model.js';

/** Properties that are not columns of the product itself. */
export type FurtherProperties = Omit<ProductProperties, 'modelName' | 'material' | 'sex' | 'seasons'>;

/** Loads the properties of a product, by product id; all null when it has none. */
@Injectable()
export class ProductPropertiesLoader extends ContextLoader<string, FurtherProperties> {
  protected readonly absent: FurtherProperties = {
    factoryDate: null,
    paddingMaterial: null,
    sole: null,
    additionalInfo: null,
    packaging: null,
    fasteningType: null,
    functionality: null,
    toeStyle: null,
    shagHeight: null,
    heelType: null,
  };

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, FurtherProperties>> {
    const rows = await this.prisma.rows<FurtherProperties & { productId: string }>`
      SELECT product_id AS "productId", factory_date AS "factoryDate", padding_material AS "paddingMaterial", sole,
        additional_info AS "additionalInfo", packaging, fastening_type AS "fasteningType", functionality, toe_style AS "toeStyle",
        shaft_height AS "shagHeight", heel_type AS "heelType"
      FROM product_properties WHERE ${isOneOf('product_id', productIds)}`;
    return new Map(rows.map((properties) => [properties.productId, properties]));
  }
}
