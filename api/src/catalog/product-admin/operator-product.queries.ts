import { buildPicturePath } from '../../platform/picture-path.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { CatalogRecord } from '../exchange/catalog-record.js';
import { selectLines } from '../exchange/export.queries.js';
import type { OperatorProduct } from './operator-product.model.js';

interface Row {
  line: CatalogRecord;
  id: string;
  createdAt: Date;
  updatedAt: Date;
  remoteImages: (Omit<OperatorProduct['remoteImages'][number], 'nextAttemptAt'> & { nextAttemptAt: string | null })[] | null;
  units: Record<string, Pick<OperatorProduct['items'][number], 'id' | 'isReserved' | 'isSold'>> | null;
}

/** A product as it is exported, and as operators see it. */
export interface ProductSnapshot {
  record: CatalogRecord;
  operatorProduct: OperatorProduct;
}

/** The first parameter is a list of ids, the second the current time. */
const productsQuery = selectLines(`, product.id::text AS id, product.created_at AS "createdAt", product.updated_at AS "updatedAt", (
    SELECT json_object_agg(external_id, json_build_object(
      'id', product_item.id, 'isReserved', coalesce(reserved_until > $2::timestamptz, false), 'isSold', sold_at IS NOT NULL))
    FROM product_item WHERE product_id = product.id AND deleted_at IS NULL) AS units, (
    SELECT json_agg(json_build_object('sourceUrl', url, 'alt', alt, 'position', position, 'state', state, 'failure', failure,
      'httpStatus', http_status, 'attempts', attempts, 'nextAttemptAt', CASE WHEN state = 'PENDING' THEN due_at END) ORDER BY position)
    FROM product_remote_picture JOIN remote_picture ON remote_picture.id = picture_id WHERE product_id = product.id) AS "remoteImages"`);

function toProductSnapshot({ line: record, units, remoteImages, ...row }: Row): ProductSnapshot {
  const items = (record.items ?? []).map((item) => {
    const unit = units?.[item.externalId];
    if (!unit) throw new Error(`The record has unit ${item.externalId}, but the statement has not returned its state`);
    return { ...item, ...unit };
  });
  const images = (record.images ?? []).flatMap(({ key, alt }) => (key === undefined ? [] : [{ key, alt, url: buildPicturePath(key) }]));
  const remoteImageViews = (remoteImages ?? []).map((image) => ({
    ...image,
    nextAttemptAt: image.nextAttemptAt ? new Date(image.nextAttemptAt) : null,
  }));
  return { record, operatorProduct: { ...record, ...row, images, remoteImages: remoteImageViews, items } };
}

/** Reads a product that is not deleted, visible or not. The condition is on the row `product`. */
export async function readProduct(
  reader: Pick<Prisma.TransactionClient, '$queryRaw' | '$queryRawUnsafe'>,
  condition: Prisma.Sql,
  now: Date,
): Promise<ProductSnapshot | null> {
  const [row] = await reader.$queryRaw<{ id: string }[]>`SELECT id::text FROM product WHERE deleted_at IS NULL AND ${condition}`;
  if (!row) return null;
  const [product] = await readProducts(reader, [row.id], now);
  return product ?? null;
}

/** Reads products, visible or not, in the order of the ids. */
export async function readProducts(
  reader: Pick<Prisma.TransactionClient, '$queryRawUnsafe'>,
  ids: readonly string[],
  now: Date,
): Promise<ProductSnapshot[]> {
  if (ids.length === 0) return [];
  const rows = await reader.$queryRawUnsafe<Row[]>(productsQuery, [...ids], now);
  return rows.map(toProductSnapshot);
}
