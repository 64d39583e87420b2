import type { z } from 'zod';
import { timeFields, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { colourSchema } from '../exchange/catalog-record.js';

const form = colourSchema.extend(versionField).describe('A colour to save. A new one needs every field');
const view = colourSchema.extend(timeFields).describe('A colour, as operators see it');

const definition: EntityDefinition<z.output<typeof form>, z.output<typeof view>> = {
  table: 'colour',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'hex', column: 'hex', type: 'text' },
    { key: 'family', column: 'family', type: 'text' },
  ],
  requiredFields: ['name', 'hex', 'family'],
  nameColumn: 'name',
  orderBy: 'family, name, id',
  usesSoftDelete: true,
  referenceCounts: { products: 'SELECT count(*) FROM product WHERE colour_id = colour.id' },
};

export const ColourAdminResolver = createAdminResolver(definition, {
  list: 'operatorColourList',
  save: 'saveColour',
  remove: 'removeColour',
  nouns: ['a colour', 'colours'],
  types: { name: 'Colour', form, view },
});
