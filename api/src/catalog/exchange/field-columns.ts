import type { z } from 'zod';
import { Age, BonusCalcState, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';
import { catalogRecord, propertiesSchema } from './catalog-record.js';

// Maps the fields of a line of a catalog file to database columns.

export interface Field {
  /** Name of the field in a line. */
  key: string;
  column: string;
  /** PostgreSQL type. A field whose type ends in [] is an array in the imported line too. */
  type: string;
  /** Default for a new row, as SQL. */
  initial?: string;
}

export interface Reference {
  key: string;
  column: string;
  /** Table that the slug belongs to. */
  table: string;
  /** Property that holds the slug, when the field is an object. */
  slugProperty?: 'slug';
}

export const productReferences: readonly Reference[] = [
  { key: 'brand', column: 'brand_id', table: 'brand', slugProperty: 'slug' },
  { key: 'directory', column: 'directory_id', table: 'directory' },
  { key: 'colour', column: 'colour_id', table: 'colour', slugProperty: 'slug' },
  { key: 'sizeGrid', column: 'size_grid_id', table: 'size_grid' },
];

export const typeReference: Reference = { key: 'productType', column: 'product_type_id', table: 'product_type' };

/** The slug of a sub type is unique only within its product type. */
export const subTypeReference: Reference = { key: 'productSubType', column: 'product_sub_type_id', table: 'product_sub_type' };

const referenceKeys = new Set([...productReferences, typeReference, subTypeReference].map(({ key }) => key));

const enumTypes = new Map<object, string>([
  [Sex, 'sex'],
  [Age, 'age'],
  [Material, 'material'],
  [Season, 'season'],
  [BonusCalcState, 'bonus_calc_state'],
]);

/** PostgreSQL type of the column that stores a field; undefined if another table stores the field. */
function findColumnType(schema: z.core.$ZodType): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return findColumnType(def.innerType);
    case 'string':
      return 'text';
    case 'boolean':
      return 'boolean';
    case 'enum':
      return enumTypes.get(def.entries);
    case 'array': {
      const type = findColumnType(def.element);
      // A list of slugs is stored in another table.
      return type === undefined || type === 'text' ? undefined : `${type}[]`;
    }
    default:
      return undefined;
  }
}

const toColumn = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of an object in a line that have a column of the same name in snake case, in the order of its schema. */
const listFields = (objectSchema: z.ZodObject, initialValues: Record<string, string> = {}): Field[] =>
  Object.entries(objectSchema.shape).flatMap(([key, schema]) => {
    const type = key === 'slug' || referenceKeys.has(key) ? undefined : findColumnType(schema);
    if (type === undefined) return [];
    return [{ key, column: toColumn(key), type, ...(initialValues[key] !== undefined && { initial: initialValues[key] }) }];
  });

export const productFields: readonly Field[] = listFields(catalogRecord, {
  description: "''",
  sex: "'UNISEX'",
  age: "'ADULT'",
  seasons: "'{}'",
  newArrival: 'false',
  meetPrice: 'false',
  active: 'true',
  bonusCalcState: "'FULL'",
});

export const propertyFields: readonly Field[] = listFields(propertiesSchema);

export const itemFields: readonly Field[] = [
  { key: 'supplier', column: 'supplier', type: 'supplier_type' },
  { key: 'deliveryIsoCode', column: 'delivery_iso_code', type: 'char(2)' },
  { key: 'price', column: 'price', type: 'bigint' },
  { key: 'oldPrice', column: 'old_price', type: 'bigint' },
  { key: 'loyaltyPrice', column: 'loyalty_price', type: 'bigint' },
  { key: 'bonusCalcState', column: 'bonus_calc_state', type: 'bonus_calc_state' },
  { key: 'active', column: 'active', type: 'boolean', initial: 'true' },
];

/** Fields that a line needs to create a product. `requiredItemFields` are those that it needs to create a unit. */
export const requiredProductFields = ['sku', 'name', 'modelName', 'brand', 'directory', 'colour'];
export const requiredItemFields = ['size', 'supplier', 'price'];

export const joinColumns = (fields: readonly { column: string }[], row = ''): string =>
  fields.map(({ column }) => (row === '' ? column : `${row}.${column}`)).join(', ');
