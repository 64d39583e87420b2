/** Price difference between added units, in kopecks. */
const PRICE_STEP = 10_000;
const PRICE_STEP_COUNT = 5;

const copiedColumns = ['supplier', 'delivery_iso_code', 'bonus_calc_state', 'active', 'reserved_until', 'sold_at', 'updated_at'];

const unsoldCondition = 'active AND sold_at IS NULL';

/**
 * Returns SQL that gives every product exactly `units` units. Products that already have this number are not changed. Deleted units do not
 * count. Units are removed in this order: sold, reserved, available. So a product in stock stays in stock. Added units are copies of unsold
 * ones, or of sold ones if there are no others, so that a sold-out product stays sold out. Their prices differ.
 */
export const buildSetUnitsSql = (units: number): string => `
  DELETE FROM product_item USING (
    SELECT id, row_number() OVER (PARTITION BY product_id ORDER BY (${unsoldCondition}) DESC, reserved_until NULLS FIRST, external_id) AS place
    FROM product_item WHERE deleted_at IS NULL) AS present
  WHERE product_item.id = present.id AND place > ${units};
  INSERT INTO product_item (id, external_id, product_id, size_id, price, old_price, loyalty_price, created_at, ${copiedColumns.join(', ')})
  SELECT md5(unit.id::text || '-unit-' || place)::uuid, unit.external_id || '-unit-' || place, unit.product_id, unit.size_id,
    unit.price + rise, unit.old_price + rise, unit.loyalty_price + rise, unit.created_at, ${copiedColumns.map((column) => `unit.${column}`).join(', ')}
  FROM (
    SELECT product_id, count(*) AS present, count(*) FILTER (WHERE ${unsoldCondition}) AS unsold
    FROM product_item WHERE deleted_at IS NULL GROUP BY product_id
  ) AS stock
  CROSS JOIN LATERAL generate_series(present + 1, ${units}) AS place
  CROSS JOIN LATERAL (SELECT ((place - 1) % CASE WHEN unsold > 0 THEN unsold ELSE present END) + 1 AS source,
    (place % ${PRICE_STEP_COUNT}) * ${PRICE_STEP} AS rise) AS chosen
  JOIN (
    SELECT product_item.*, row_number() OVER (PARTITION BY product_id ORDER BY (${unsoldCondition}) DESC, external_id) AS rank
    FROM product_item WHERE deleted_at IS NULL
  ) AS unit ON unit.product_id = stock.product_id AND unit.rank = chosen.source`;
