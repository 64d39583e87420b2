import { z } from 'zod';
import { declareInput, declareObject } from '../../platform/graphql/zod-types.js';
import { Sex } from '../../platform/prisma/generated/enums.js';
import { slugField, timeFields, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { nonBlankText } from '../exchange/field-schemas.js';

const sizeText = nonBlankText.nullable().default(null);

const row = z
  .strictObject({
    eu: sizeText.describe('European size'),
    uk: sizeText.describe('British size'),
    us: sizeText.describe('American size'),
    cm: sizeText.describe('Length in centimetres'),
    height: sizeText.describe('Body height in centimetres'),
  })
  .refine((sizes) => Object.values(sizes).some((size) => size !== null), 'в строке нужен хотя бы один размер')
  .describe('A size in every system; null where a system has no equivalent');

const grid = z.strictObject({
  ...slugField,
  name: nonBlankText.optional().describe('Name for shoppers. Required for a new grid'),
  sex: z.enum(Sex).optional().describe('Sex that the sizes are for. Required for a new grid'),
  rows: z.array(row).max(100).optional().describe('Rows, smallest size first; replaces the whole list'),
});
const form = grid.extend(versionField).describe('A size grid to save');
const view = grid.extend(timeFields).describe('A size grid, as operators see it');

declareInput(row, 'SaveSizeGridRowInput');
declareObject(row, 'OperatorSizeGridRow');

const definition: EntityDefinition<z.output<typeof form>, z.output<typeof view>> = {
  table: 'size_grid',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'sex', column: 'sex', type: 'sex' },
  ],
  computedFields: {
    rows: `coalesce((SELECT json_agg(json_build_object('eu', eu, 'uk', uk, 'us', us, 'cm', cm, 'height', height) ORDER BY position)
      FROM size_grid_row WHERE size_grid_id = size_grid.id), '[]')`,
  },
  requiredFields: ['name', 'sex'],
  nameColumn: 'name',
  orderBy: 'name, id',
  usesSoftDelete: true,
  referenceCounts: { products: 'SELECT count(*) FROM product WHERE size_grid_id = size_grid.id' },
  writeRelated: async ({ sizeGridRow }, { id: sizeGridId, fields: { rows } }) => {
    if (!rows) return;
    await sizeGridRow.deleteMany({ where: { sizeGridId } });
    await sizeGridRow.createMany({ data: rows.map((sizes, index) => ({ ...sizes, sizeGridId, position: index })) });
  },
};

export const SizeGridAdminResolver = createAdminResolver(definition, {
  list: 'operatorSizeGridList',
  save: 'saveSizeGrid',
  remove: 'removeSizeGrid',
  nouns: ['a size grid', 'size grids'],
  types: { name: 'SizeGrid', form, view },
});
