import type { z } from 'zod';
import type { Desk } from '../admin/admin.js';
import { seen, times } from '../admin/admin.model.js';
import { createAdminResolver } from '../admin/admin.resolver.js';
import { colourLine } from '../exchange/product-line.js';

const form = colourLine.extend(seen).describe('A colour to save. A new one needs every field');
const shown = colourLine.extend(times).describe('A colour, as operators see it');

const desk: Desk<z.output<typeof form>, z.output<typeof shown>> = {
  table: 'colour',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'hex', column: 'hex', type: 'text' },
    { key: 'family', column: 'family', type: 'text' },
  ],
  needed: ['name', 'hex', 'family'],
  name: 'name',
  order: 'family, name, id',
  keepsDeleted: true,
  references: { products: 'SELECT count(*) FROM product WHERE colour_id = colour.id' },
};

export const ColourAdminResolver = createAdminResolver(desk, {
  list: 'operatorColourList',
  save: 'saveColour',
  remove: 'removeColour',
  nouns: ['a colour', 'colours'],
  types: { name: 'Colour', form, shown },
});
