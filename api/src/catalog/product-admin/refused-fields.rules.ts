import type { WrongField } from '../../platform/input/input-form.js';
import type { FoundRefusal } from '../exchange/import/apply-product.js';
import type { RefusalCode } from '../exchange/import/refusal.js';
import type { ProductLine } from '../exchange/product-line.js';

/** Field of the product that each reason is about. `subject` and `detail` are names in the text of the reason. */
const fields: Partial<Record<RefusalCode, string>> = {
  DELETED_PRODUCT: 'slug',
  SKU_TAKEN: 'sku',
  UNKNOWN_BRAND: 'brand.slug',
  UNKNOWN_COLOUR: 'colour.slug',
  UNKNOWN_DIRECTORY: 'directory',
  UNKNOWN_PRODUCT_TYPE: 'productType',
  UNKNOWN_PRODUCT_SUB_TYPE: 'productSubType',
  UNKNOWN_SIZE_GRID: 'sizeGrid',
  TYPE_OF_ANOTHER_DIRECTORY: 'productType',
  SUB_TYPE_OF_ANOTHER_TYPE: 'productSubType',
};

/** Field of a unit. */
const fieldsOfUnit: Partial<Record<RefusalCode, string>> = {
  DELETED_ITEM: 'externalId',
  ITEM_OF_ANOTHER_PRODUCT: 'externalId',
  WRONG_PRICES: 'price',
};

/** Returns the field of the input that a reason of the import is about. */
export function refusedField(product: ProductLine, { code, subject, detail, message }: FoundRefusal): WrongField {
  const ofUnit = (externalId: string, field: string) =>
    `items[${product.items?.findIndex((item) => item.externalId === externalId)}].${field}`;
  const placed = fieldsOfUnit[code];
  if (placed) return { field: ofUnit(subject, placed), message };
  if (code === 'UNKNOWN_SIZE') return { field: ofUnit(detail, 'size'), message };
  if (code === 'UNKNOWN_BADGE') return { field: `badges[${product.badges?.indexOf(subject)}]`, message };
  if (code === 'MISSING_FIELD') return { field: detail === '' ? subject : ofUnit(detail, subject), message };
  return { field: fields[code] ?? 'slug', message };
}
