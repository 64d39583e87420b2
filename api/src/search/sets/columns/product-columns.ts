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

  write(productNumber: number, document: SearchDocument): void {
    const { price, sale, unitSold, newestAt, brand, model, colour, category, productType, sexes } = document;
    this.price.write(productNumber, price);
    this.sale.write(productNumber, sale);
    this.unitSold.write(productNumber, unitSold);
    this.newestAt.write(productNumber, newestAt);
    this.brand.write(productNumber, brand);
    this.brandName.write(productNumber, document.texts.brand[0] ?? '');
    this.models.write(productNumber, model);
    this.colour.write(productNumber, colour);
    this.category.write(productNumber, category);
    this.productType.write(productNumber, productType);
    this.sex.write(productNumber, sexes.find((sex) => sex === 'UNISEX') ?? sexes[0] ?? 'UNISEX');
  }
}
