import { z } from 'zod';
import { position, slugField, timeFields, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { nonBlank } from '../exchange/catalog-record.js';

const size = z.strictObject({
  ...slugField,
  name: nonBlank.optional().describe('Name for shoppers. Required for a new size'),
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
  required: ['name', 'position'],
  name: 'name',
  order: 'position, id',
  usesSoftDelete: false,
  references: {
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
