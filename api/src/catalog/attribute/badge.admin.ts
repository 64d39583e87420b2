import { z } from 'zod';
import { pictureKey, slugField, timeFields, uploadField, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityDefinition } from '../admin/entity-definition.js';
import { hexColour, nonBlankText } from '../exchange/field-schemas.js';

const badge = z.strictObject({
  ...slugField,
  title: nonBlankText.optional().describe('Title for shoppers, in Russian. Required for a new badge'),
  textColor: hexColour.optional().describe('Text colour, #RRGGBB. Required for a new badge'),
  backgroundColor: hexColour.optional().describe('Background colour, #RRGGBB. Required for a new badge'),
  logoKey: pictureKey,
});
const form = badge.extend({ ...versionField, ...uploadField }).describe('A badge to save');
const view = badge.extend(timeFields).describe('A badge, as operators see it');

const definition: EntityDefinition<z.output<typeof form>, z.output<typeof view>> = {
  table: 'badge',
  form,
  fields: [
    { key: 'title', column: 'title', type: 'text' },
    { key: 'textColor', column: 'text_colour', type: 'text' },
    { key: 'backgroundColor', column: 'background_colour', type: 'text' },
    { key: 'logoKey', column: 'logo_key', type: 'text' },
  ],
  requiredFields: ['title', 'textColor', 'backgroundColor'],
  pictureField: 'logoKey',
  nameColumn: 'title',
  orderBy: 'title, id',
  usesSoftDelete: true,
  referenceCounts: { products: 'SELECT count(*) FROM product_badge WHERE badge_id = badge.id' },
};

export const BadgeAdminResolver = createAdminResolver(definition, {
  list: 'operatorBadgeList',
  save: 'saveBadge',
  remove: 'removeBadge',
  nouns: ['a badge', 'badges'],
  types: { name: 'Badge', form, view },
});
