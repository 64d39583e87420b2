import type { Page } from '../../platform/input/pagination.js';
import { toKopecksOrNull } from '../../platform/money.js';
import { buildPicturePathOrNull } from '../../platform/picture-path.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import { matchAvailable } from '../../price/displayed-unit.rules.js';
import { type AdminProductListInput, AdminProductSort } from './product-admin.input.js';
import type { AdminProductListItem } from './product-admin.model.js';

// There is an index on this expression, and on each of the sort orders.
const nameVector = Prisma.sql`to_tsvector('simple', translate(lower(left(name, 1000)), 'ё', 'е'))`;
const sortOrders: Record<AdminProductSort, Prisma.Sql> = {
  LAST_CHANGED: Prisma.sql`updated_at DESC, id DESC`,
  NEWEST: Prisma.sql`created_at DESC, id DESC`,
  NAME: Prisma.sql`left(name, 100), id`,
};

const MAX_SEARCH_LENGTH = 200;

const toPrefixPattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const readSearchText = ({ query, search }: AdminProductListInput): string => (query ?? search ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

/** Ids of the products that match a text. The query is a union, because a condition with OR over two tables would use no index. */
function selectMatchingIds(text: string): Prisma.Sql {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  return Prisma.sql`
    SELECT id FROM product WHERE ${nameVector} @@ to_tsquery('simple', ${prefixes})
    UNION ALL SELECT id FROM product WHERE slug LIKE ${toPrefixPattern(text.toLowerCase())} AND deleted_at IS NULL
    UNION ALL SELECT id FROM product WHERE lower(sku) LIKE ${toPrefixPattern(text.toLowerCase())}
    UNION ALL SELECT product_id FROM product_item WHERE external_id = ${text} AND deleted_at IS NULL`;
}

const matchBoolean = (expectedValue: boolean | null | undefined, condition: Prisma.Sql): Prisma.Sql[] => {
  if (expectedValue === null || expectedValue === undefined) return [];
  return [expectedValue ? condition : Prisma.sql`NOT (${condition})`];
};

/** SQL condition on the row `product`, from the filters of the list. */
function buildCondition(input: AdminProductListInput, now: Date): Prisma.Sql {
  const { active, withoutPictures, withoutAvailableUnits, brand, directory } = input;
  const searchText = readSearchText(input);
  const conditions = [
    Prisma.sql`product.deleted_at IS NULL`,
    ...(searchText ? [Prisma.sql`product.id IN (${selectMatchingIds(searchText)})`] : []),
    ...matchBoolean(active, Prisma.sql`product.active`),
    ...matchBoolean(withoutPictures, Prisma.sql`NOT EXISTS (SELECT FROM product_image WHERE product_id = product.id)`),
    ...matchBoolean(
      withoutAvailableUnits,
      Prisma.sql`NOT EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${matchAvailable(now)})`,
    ),
    ...(brand ? [Prisma.sql`product.brand_id = (SELECT id FROM brand WHERE slug = ${brand})`] : []),
    ...(directory ? [Prisma.sql`product.directory_id = (SELECT id FROM directory WHERE slug = ${directory})`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

type Row = Omit<AdminProductListItem, 'coverUrl' | 'price'> & { coverKey: string | null; price: bigint | null };

/** Columns of the list, with their FROM clause. They are computed for one page at most. */
const selectListColumns = (now: Date): Prisma.Sql => Prisma.sql`
  product.id::text, product.slug, product.sku, product.name, product.active, brand.name AS "brandName", directory.name AS "directoryName",
  (SELECT object_key FROM product_image WHERE product_id = product.id ORDER BY position LIMIT 1) AS "coverKey",
  unit.units, unit."availableUnits", unit.price, product.created_at AS "createdAt", product.updated_at AS "updatedAt"
  FROM product JOIN brand ON brand.id = product.brand_id JOIN directory ON directory.id = product.directory_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS units, (count(*) FILTER (WHERE ${matchAvailable(now)}))::int AS "availableUnits",
      min(item.price) FILTER (WHERE ${matchAvailable(now)}) AS price
    FROM product_item AS item WHERE item.product_id = product.id AND item.deleted_at IS NULL) AS unit`;

const toAdminProductListItem = ({ coverKey, price, ...row }: Row): AdminProductListItem => ({
  ...row,
  coverUrl: buildPicturePathOrNull(coverKey, 320),
  price: toKopecksOrNull(price),
});

export async function selectAdminProducts(reader: Reader, ids: readonly string[], now: Date): Promise<AdminProductListItem[]> {
  if (ids.length === 0) return [];
  const rows = await readRows<Row>(
    reader,
    Prisma.sql`SELECT ${selectListColumns(now)} WHERE product.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], product.id)`,
  );
  return rows.map(toAdminProductListItem);
}

/** Selects the ids of a page, and counts all products of the list. */
export async function selectPage(
  reader: Reader,
  input: AdminProductListInput,
  { page, limit, now }: Page & { now: Date },
): Promise<{ ids: string[]; total: number }> {
  const condition = buildCondition(input, now);
  const sortOrder = sortOrders[input.sort ?? AdminProductSort.LAST_CHANGED];
  // The results of a search are read once. Without a search the page comes from the index of its sort order, and only the count reads all
  // rows.
  const matchingProducts = Prisma.sql`SELECT id, name, created_at, updated_at FROM product WHERE ${condition}`;
  const [withClause, fromClause] = readSearchText(input)
    ? [Prisma.sql`WITH matched AS MATERIALIZED (${matchingProducts})`, Prisma.sql`FROM matched`]
    : [Prisma.empty, Prisma.sql`FROM product WHERE ${condition}`];
  const [idsAndTotal] = await readRows<{ ids: string[]; total: number }>(
    reader,
    Prisma.sql`${withClause} SELECT (SELECT count(*)::int ${fromClause}) AS total,
      ARRAY(SELECT id::text ${fromClause} ORDER BY ${sortOrder} LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int) AS ids`,
  );
  return idsAndTotal ?? { ids: [], total: 0 };
}
