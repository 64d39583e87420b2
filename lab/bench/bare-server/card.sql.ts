/** Whether the row `item` can be bought now. */
export const availableCondition = `item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL
  AND (item.reserved_until IS NULL OR item.reserved_until <= now())`;

/** SQL that aggregates rows into a JSON array, which is empty if there are no rows. */
export const aggregateJson = (element: string, order: string): string => `coalesce(json_agg(${element} ORDER BY ${order}), '[]'::json)`;

/** SQL of a product's brands as JSON. Refers to the row `brand` of the surrounding query. */
export const brandsJson = `CASE WHEN brand.deleted_at IS NULL THEN json_build_array(json_build_object('name', brand.name)) ELSE '[]'::json END`;

/** Prices of the cheapest available unit of the row `product`. */
export const priceJson = `(
  SELECT json_build_object('price', item.price, 'oldPrice', item.old_price, 'loyaltyPrice', item.loyalty_price,
    'sale', 100 * (item.old_price - item.price) / item.old_price)
  FROM product_item AS item WHERE item.product_id = product.id AND ${availableCondition} ORDER BY item.price, item.id LIMIT 1)`;

/** Pictures of the row `product`. */
export const imagesJson = `(SELECT ${aggregateJson(`json_build_object('key', image.object_key)`, 'image.position')}
  FROM product_image AS image WHERE image.product_id = product.id)`;

/** Colours of the model of the row `product`. */
export const modelColoursJson = `(SELECT ${aggregateJson(`json_build_object('name', colour.name, 'hex', colour.hex)`, 'colour.since, colour.slug')}
  FROM (
    SELECT colour.name, colour.hex, colour.slug, min(sibling.created_at) AS since
    FROM product AS sibling JOIN colour ON colour.id = sibling.colour_id
    WHERE sibling.model_name = product.model_name AND sibling.brand_id = product.brand_id AND sibling.active AND sibling.deleted_at IS NULL
    GROUP BY colour.id) AS colour)`;
