import { z } from 'zod';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { pictureKey, slugField, timeFields, uploadField, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityChange, EntityDefinition } from '../admin/entity-definition.js';
import { requireFreeListingSlug } from '../admin/listing-slug.js';
import { createUniqueList, nonBlankText, slug, storableText } from '../exchange/field-schemas.js';

const MAX_PRODUCTS = 1_000;

/** PostgreSQL cannot parse years after 9999 in the form in which JavaScript writes them. */
const time = z.date().min(new Date('1970-01-01T00:00:00Z')).max(new Date('9999-12-31T00:00:00Z'));

const collection = z.strictObject({
  ...slugField,
  title: nonBlankText.optional().describe('Title for shoppers, in Russian. Required for a new collection'),
  description: storableText.optional().describe('Description as plain text'),
  posterKey: pictureKey,
  active: z.boolean().optional().describe('Whether it may be shown; true for a new collection'),
  publishAt: time.optional().describe('Time from which it is shown. Required for a new collection'),
  finishAt: time.nullish().describe('Time from which it is no longer shown'),
  products: createUniqueList(slug)
    .optional()
    .describe(`Slugs of its products in display order, at most ${MAX_PRODUCTS}; replaces the whole list`),
});
const form = collection.extend({ ...versionField, ...uploadField }).describe('A collection to save');
const view = collection.extend(timeFields).describe('A collection, as operators see it');

type Form = z.output<typeof form>;
type View = z.output<typeof view>;

async function checkCollection(
  transaction: Prisma.TransactionClient,
  currentSlug: string,
  { fields, existing }: Omit<EntityChange<Form, View>, 'id'>,
) {
  await requireFreeListingSlug(transaction, currentSlug, 'directoryId');
  const { publishAt = existing?.publishAt, finishAt = existing?.finishAt, products = [] } = fields;
  if (publishAt && finishAt && finishAt <= publishAt) {
    throw wrongFieldsError([{ field: 'finishAt', message: 'Подборка должна закончиться позже, чем начнётся.' }]);
  }
  if (products.length > MAX_PRODUCTS) {
    throw wrongFieldsError([{ field: 'products', message: `В\u00a0подборке может быть не\u00a0больше ${MAX_PRODUCTS} товаров.` }]);
  }
  const foundProducts = await transaction.product.findMany({ where: { slug: { in: products }, deletedAt: null }, select: { slug: true } });
  const foundSlugs = new Set(foundProducts.map((product) => product.slug));
  const wrongFields = products.flatMap((productSlug, index) =>
    foundSlugs.has(productSlug) ? [] : [{ field: `products[${index}]`, message: `Товара «${productSlug}» нет.` }],
  );
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}

/** Products whose position in the collection does not change are not written, because every written product is indexed again. */
async function writeMembers(transaction: Prisma.TransactionClient, id: string, products: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM collection_product USING product
    WHERE collection_id = ${id}::uuid AND product.id = product_id AND NOT product.slug = ANY(${products}::text[])`;
  await transaction.$executeRaw`
    INSERT INTO collection_product AS present (collection_id, product_id, position)
    SELECT ${id}::uuid, product.id, place - 1 FROM unnest(${products}::text[]) WITH ORDINALITY AS named (slug, place) JOIN product USING (slug)
    ON CONFLICT (collection_id, product_id) DO UPDATE SET position = excluded.position WHERE present.position <> excluded.position`;
}

const definition: EntityDefinition<Form, View> = {
  table: 'collection',
  form,
  fields: [
    { key: 'title', column: 'title', type: 'text' },
    { key: 'description', column: 'description', type: 'text' },
    { key: 'posterKey', column: 'poster_key', type: 'text' },
    { key: 'active', column: 'active', type: 'boolean' },
    { key: 'publishAt', column: 'publish_at', type: 'timestamptz' },
    { key: 'finishAt', column: 'finish_at', type: 'timestamptz' },
  ],
  computedFields: {
    products: `ARRAY(SELECT product.slug FROM collection_product AS member JOIN product ON product.id = member.product_id
      WHERE member.collection_id = collection.id AND product.deleted_at IS NULL ORDER BY member.position, product.id)`,
  },
  requiredFields: ['title', 'publishAt'],
  pictureField: 'posterKey',
  nameColumn: 'title',
  orderBy: 'publish_at DESC, id',
  usesSoftDelete: true,
  referenceCounts: { promoCodes: 'SELECT count(DISTINCT promo_code_id) FROM promo_code_scope WHERE collection_id = collection.id' },
  checkRows: checkCollection,
  writeRelated: async (transaction, { id, fields: { products } }) => {
    if (products) await writeMembers(transaction, id, products);
  },
};

export const CollectionAdminResolver = createAdminResolver(definition, {
  list: 'operatorCollectionList',
  save: 'saveCollection',
  remove: 'removeCollection',
  nouns: ['a collection', 'collections'],
  types: { name: 'Collection', form, view },
});
