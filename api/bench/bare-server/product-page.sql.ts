import { brandsJson, cardJson, isAvailable, listOf, priceJson } from './card.sql.ts';

// Weights of the API's measure of similarity: a larger sum is less similar.
const OTHER_BRAND = 0.2;
const OTHER_COLOUR = 0.1;
const SIMILAR = 8;
const MOST_SIBLINGS = 30;
const REVIEWS = 24;

const siblings = `
  siblings AS MATERIALIZED (
    SELECT sibling.* FROM shown JOIN product AS sibling
      ON sibling.model_name = shown.model_name AND sibling.brand_id = shown.brand_id AND sibling.id <> shown.id
    WHERE sibling.active AND sibling.deleted_at IS NULL ORDER BY sibling.created_at, sibling.id LIMIT ${MOST_SIBLINGS})`;

const alike = `
  alike AS MATERIALIZED (
    SELECT product.id, row_number() OVER (ORDER BY
      abs(ln((document.document->>'price')::float8 / coalesce(shown.price, (document.document->>'price')::float8)))
        + CASE WHEN product.brand_id = shown.brand_id THEN 0 ELSE ${OTHER_BRAND}::float8 END
        + CASE WHEN product.colour_id = shown.colour_id THEN 0 ELSE ${OTHER_COLOUR}::float8 END,
      product.unit_sold DESC, product.created_at DESC, product.id) AS place
    FROM shown JOIN product ON product.directory_id = shown.directory_id AND product.sex IN (shown.sex, 'UNISEX')
      AND (shown.product_type_id IS NULL OR product.product_type_id = shown.product_type_id)
      AND (product.brand_id, product.model_name) <> (shown.brand_id, shown.model_name)
    JOIN search_document AS document ON document.product_id = product.id AND document.listed
    WHERE product.active AND product.deleted_at IS NULL
    ORDER BY place LIMIT ${SIMILAR})`;

/** Pictures of the row `product`, with their text alternatives. */
export const imagesWithAltJson = `(SELECT ${listOf(`json_build_object('key', image.object_key, 'alt', image.alt)`, 'image.position')}
  FROM product_image AS image WHERE image.product_id = product.id)`;

const productJson = `(
  SELECT json_build_object(
    'id', product.id, 'slug', product.slug, 'name', product.name, 'description', product.description, 'skus', json_build_array(product.sku),
    'newArrival', product.new_arrival, 'meetPrice', product.meet_price, 'brands', ${brandsJson},
    'productCategory', json_build_object('name', directory.name, 'slug', directory.slug),
    'colorPalletes', json_build_array(json_build_object('name', colour.name, 'hex', colour.hex)),
    'children', (SELECT ${listOf(
      `json_build_object('id', child.id, 'slug', child.slug, 'colorPalletes',
        json_build_array(json_build_object('name', child_colour.name, 'hex', child_colour.hex)))`,
      'child.created_at, child.id',
    )} FROM siblings AS child JOIN colour AS child_colour ON child_colour.id = child.colour_id),
    'images', ${imagesWithAltJson},
    'sizes', (SELECT ${listOf(`json_build_object('name', size.name, 'isAvailable', size.is_available)`, 'size.position, size.id')}
      FROM (
        SELECT size.id, size.name, size.position, bool_or(${isAvailable}) AS is_available
        FROM product_item AS item JOIN size ON size.id = item.size_id
        WHERE item.product_id = product.id AND item.active AND item.deleted_at IS NULL GROUP BY size.id) AS size),
    'priceDetails', ${priceJson})
  FROM shown AS product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id
    JOIN directory ON directory.id = product.directory_id)`;

const sizeGridJson = `(
  SELECT json_build_object('id', grid.id, 'name', grid.name, 'sex', grid.sex, 'rows', (
    SELECT ${listOf(`json_build_object('eu', eu, 'uk', uk, 'us', us, 'cm', cm, 'height', height)`, 'position')}
    FROM size_grid_row WHERE size_grid_id = grid.id))
  FROM shown JOIN size_grid AS grid ON grid.id = shown.size_grid_id WHERE grid.deleted_at IS NULL)`;

const reviewJson = `json_build_object(
  'id', review.id, 'rating', review.rating, 'advantages', review.advantages, 'disadvantages', review.disadvantages, 'text', review.text,
  'createdAt', to_char(review.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'user', json_build_object('name', review.author_name),
  'photos', (SELECT ${listOf(`json_build_object('key', object_key)`, 'position')} FROM review_photo WHERE review_id = review.id))`;

const reviewOrder = 'review.has_photos DESC, review.created_at DESC, review.id DESC';

const reviewListJson = `(
  SELECT json_build_object(
    'items', (SELECT ${listOf('review.json', reviewOrder)} FROM (
      SELECT ${reviewJson} AS json, review.has_photos, review.created_at, review.id FROM published AS review
      ORDER BY ${reviewOrder} LIMIT ${REVIEWS}) AS review),
    'averageRating', floor(10.0 * sum(rating) / nullif(count(*), 0) + 0.5) / 10,
    'distribution', json_build_array(${[5, 4, 3, 2, 1]
      .map((rating) => `json_build_object('rating', ${rating}, 'count', count(*) FILTER (WHERE rating = ${rating}))`)
      .join(', ')}),
    'pagination', json_build_object('page', 1, 'totalPages', ceil(count(*) / ${REVIEWS}.0)::int, 'totalItems', count(*)))
  FROM published)`;

const cardsOf = (rows: string, order: string): string =>
  `(SELECT ${listOf(cardJson, order)} FROM ${rows} JOIN product ON product.id = ${rows}.id JOIN brand ON brand.id = product.brand_id)`;

/** Contents of a product page in one statement. $1 is the slug. */
export const productPageText = `
  WITH shown AS MATERIALIZED (
    SELECT product.*, coalesce((document.document->>'price')::float8, (SELECT min(item.price)::float8
      FROM product_item AS item WHERE item.product_id = product.id AND item.deleted_at IS NULL)) AS price
    FROM product LEFT JOIN search_document AS document ON document.product_id = product.id AND document.listed
    WHERE product.slug = $1 AND product.active AND product.deleted_at IS NULL),
  ${siblings}, ${alike},
  published AS MATERIALIZED (
    SELECT review.*, EXISTS (SELECT FROM review_photo WHERE review_id = review.id) AS has_photos
    FROM shown JOIN review ON review.product_id = shown.id WHERE review.state = 'PUBLISHED' AND review.deleted_at IS NULL)
  SELECT json_build_object(
    'product', ${productJson},
    'sameModelProducts', ${cardsOf('siblings', 'product.created_at, product.id')},
    'similarProducts', ${cardsOf('alike', 'alike.place')},
    'sizeGrid', ${sizeGridJson},
    'reviewList', ${reviewListJson})::text AS data`;
