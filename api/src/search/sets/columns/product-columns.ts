import type { Sex } from '../../../platform/prisma/generated/enums.js';
import type { SearchDocument } from '../../document/search-document.js';
import { NumberColumn, TextColumn } from './columns.js';
import { ModelColumn } from './model-column.js';
import { ProductIds } from './product-ids.js';

/** Column store of product data. The product number is the row in every column and never changes. */
export class ProductColumns {
  readonly ids = new ProductIds();
  readonly price = new NumberColumn();
  readonly sale = new NumberColumn();
  readonly unitSold = new NumberColumn();
  readonly newestAt = new NumberColumn();
  readonly brand = new TextColumn();
  readonly brandName = new TextColumn();
  readonly models = new ModelColumn();
  readonly colour = new TextColumn();
  readonly category = new TextColumn();
  readonly productType = new TextColumn();
  readonly sex = new TextColumn<Sex>();

  write(product: number, document: SearchDocument): void {
    const { price, sale, unitSold, newestAt, brand, model, colour, category, productType, sexes } = document;
    this.price.write(product, price);
    this.sale.write(product, sale);
    this.unitSold.write(product, unitSold);
    this.newestAt.write(product, newestAt);
    this.brand.write(product, brand);
    this.brandName.write(product, document.texts.brand[0] ?? '');
    this.models.write(product, model);
    this.colour.write(product, colour);
    this.category.write(product, category);
    this.productType.write(product, productType);
    this.sex.write(product, sexes.find((sex) => sex === 'UNISEX') ?? sexes[0] ?? 'UNISEX');
  }
}
