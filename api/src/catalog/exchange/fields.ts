// Maps the fields of a line to database columns.

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
  within?: 'slug';
}

export const productFields: readonly Field[] = [
  { key: 'sku', column: 'sku', type: 'text' },
  { key: 'name', column: 'name', type: 'text' },
  { key: 'description', column: 'description', type: 'text', initial: "''" },
  { key: 'aiName', column: 'ai_name', type: 'text' },
  { key: 'aiDescription', column: 'ai_description', type: 'text' },
  { key: 'modelName', column: 'model_name', type: 'text' },
  { key: 'sex', column: 'sex', type: 'sex', initial: "'UNISEX'" },
  { key: 'age', column: 'age', type: 'age', initial: "'ADULT'" },
  { key: 'material', column: 'material', type: 'material' },
  { key: 'seasons', column: 'seasons', type: 'season[]', initial: "'{}'" },
  { key: 'newArrival', column: 'new_arrival', type: 'boolean', initial: 'false' },
  { key: 'meetPrice', column: 'meet_price', type: 'boolean', initial: 'false' },
  { key: 'active', column: 'active', type: 'boolean', initial: 'true' },
  { key: 'bonusCalcState', column: 'bonus_calc_state', type: 'bonus_calc_state', initial: "'FULL'" },
  { key: 'sizeGuide', column: 'size_guide', type: 'text' },
  { key: 'seoTitle', column: 'seo_title', type: 'text' },
  { key: 'seoDescription', column: 'seo_description', type: 'text' },
  { key: 'seoKeywords', column: 'seo_keywords', type: 'text' },
];

export const productReferences: readonly Reference[] = [
  { key: 'brand', column: 'brand_id', table: 'brand', within: 'slug' },
  { key: 'directory', column: 'directory_id', table: 'directory' },
  { key: 'colour', column: 'colour_id', table: 'colour', within: 'slug' },
  { key: 'sizeGrid', column: 'size_grid_id', table: 'size_grid' },
];

export const typeReference: Reference = { key: 'productType', column: 'product_type_id', table: 'product_type' };

/** The slug of a sub type is unique only within its product type. */
export const subTypeReference: Reference = { key: 'productSubType', column: 'product_sub_type_id', table: 'product_sub_type' };

export const propertyFields: readonly Field[] = [
  { key: 'factoryDate', column: 'factory_date', type: 'text' },
  { key: 'paddingMaterial', column: 'padding_material', type: 'text' },
  { key: 'sole', column: 'sole', type: 'text' },
  { key: 'additionalInfo', column: 'additional_info', type: 'text' },
  { key: 'packaging', column: 'packaging', type: 'text' },
  { key: 'fasteningType', column: 'fastening_type', type: 'text' },
  { key: 'functionality', column: 'functionality', type: 'text' },
  { key: 'toeStyle', column: 'toe_style', type: 'text' },
  { key: 'shaftHeight', column: 'shaft_height', type: 'text' },
  { key: 'heelType', column: 'heel_type', type: 'text' },
];

export const itemFields: readonly Field[] = [
  { key: 'supplier', column: 'supplier', type: 'supplier_type' },
  { key: 'deliveryIsoCode', column: 'delivery_iso_code', type: 'char(2)' },
  { key: 'price', column: 'price', type: 'bigint' },
  { key: 'oldPrice', column: 'old_price', type: 'bigint' },
  { key: 'loyaltyPrice', column: 'loyalty_price', type: 'bigint' },
  { key: 'bonusCalcState', column: 'bonus_calc_state', type: 'bonus_calc_state' },
  { key: 'active', column: 'active', type: 'boolean', initial: 'true' },
];

/** Required to create a product or a unit. */
export const neededByProduct = ['sku', 'name', 'modelName', 'brand', 'directory', 'colour'];
export const neededByItem = ['size', 'supplier', 'price'];

export const joinColumns = (fields: readonly { column: string }[], row = ''): string =>
  fields.map(({ column }) => (row === '' ? column : `${row}.${column}`)).join(', ');
