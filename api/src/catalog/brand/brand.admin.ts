import { z } from 'zod';
import { pictureKey, slugField, timeFields, uploadField, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { createUniqueList, nonBlankText, storableText } from '../exchange/field-schemas.js';

const brand = z.strictObject({
  ...slugField,
  name: nonBlankText.optional().describe('Name for shoppers. Required for a new brand'),
  description: storableText.optional().describe('Description as plain text'),
  spellings: createUniqueList(nonBlankText).optional().describe('Other spellings that search finds; replaces the whole list'),
  positionScore: z.int32().optional().describe('Sort score; higher comes first'),
  logoKey: pictureKey,
});
const form = brand.extend({ ...versionField, ...uploadField }).describe('A brand to save');
const view = brand.extend(timeFields).describe('A brand, as operators see it');

const definition: EntityDefinition<z.output<typeof form>, z.output<typeof view>> = {
  table: 'brand',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'description', column: 'description', type: 'text' },
    { key: 'spellings', column: 'spellings', type: 'text[]' },
    { key: 'positionScore', column: 'position_score', type: 'int' },
    { key: 'logoKey', column: 'logo_key', type: 'text' },
  ],
  requiredFields: ['name'],
  pictureField: 'logoKey',
  nameColumn: 'name',
  orderBy: 'name, id',
  usesSoftDelete: true,
  referenceCounts: {
    products: 'SELECT count(*) FROM product WHERE brand_id = brand.id',
    promoCodes: 'SELECT count(DISTINCT promo_code_id) FROM promo_code_scope WHERE brand_id = brand.id',
  },
};

export const BrandAdminResolver = createAdminResolver(definition, {
  list: 'operatorBrandList',
  save: 'saveBrand',
  remove: 'removeBrand',
  nouns: ['a brand', 'brands'],
  types: { name: 'Brand', form, view },
});
