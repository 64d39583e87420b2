import { z } from 'zod';
import { position, slugField, timeFields, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { nonBlankText } from '../exchange/field-schemas.js';

const size = z.strictObject({
  ...slugField,
  name: nonBlankText.optional().describe('Name for shoppers. Required for a new size'),
  position,
});
const form = size.extend(versionField).describe('A size to save');
const view = size.extend(timeFields).describe('A size, as operators see it');

const definition: EntityDefinition<z.output<typeof form>, z.output<typeof view>> = {
  table: 'size',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'position', column: 'position', type: 'int' },
  ],
  requiredFields: ['name', 'position'],
  nameColumn: 'name',
  orderBy: 'position, id',
  usesSoftDelete: false,
  referenceCounts: {
    items: 'SELECT count(*) FROM product_item WHERE size_id = size.id',
    arrivalNotices: 'SELECT count(*) FROM arrival_notice WHERE size_id = size.id',
  },
};

export const SizeAdminResolver = createAdminResolver(definition, {
  list: 'operatorSizeList',
  save: 'saveSize',
  remove: 'removeSize',
  nouns: ['a size', 'sizes'],
  types: { name: 'Size', form, view },
});
