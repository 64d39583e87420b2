import fc from 'fast-check';
import type { ShopUnderTest } from './shop.harness.js';

export const seasons = ['AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER'] as const;
export const sizes = ['38', '38-5', '39', 'xl'];
export const brands = ['plotina', 'shlyuz', 'zaton'];
export const colours = ['black', 'white', 'red'];
export const models = ['Шлюз', 'шлюз', 'Air', 'AIR', 'бой', 'бои'];

const parentsSql = `
  INSERT INTO brand (slug, name, deleted_at) VALUES ('zaton', 'Затон', NULL), ('gone', 'Ушедший', now());
  INSERT INTO colour (slug, name, hex, family) VALUES ('white', 'белый', '#FFFFFF', 'белый'), ('red', 'красный', '#FF0000', 'красный');
  INSERT INTO size (slug, name, position) VALUES ('38-5', '38,5', 39), ('39', '39', 40), ('xl', 'XL', 50);
  INSERT INTO directory (slug, name, position, deleted_at) VALUES ('bags', 'Сумки', 7, now());
  INSERT INTO product_type (slug, name, directory_id, position) SELECT 'coats', 'Пальто', id, 2 FROM directory WHERE slug = 'clothes';
  INSERT INTO product_type (slug, name, directory_id, position, deleted_at) SELECT 'heels', 'Туфли', id, 3, now() FROM directory WHERE slug = 'shoes';
  INSERT INTO collection (slug, title, publish_at, finish_at, active) VALUES
    ('later', 'Позже', now() + interval '1 day', NULL, true), ('over', 'Была', now() - interval '2 days', now() - interval '1 day', true),
    ('off', 'Снята', now() - interval '1 day', NULL, false);`;

const arbitraryItem = fc.record({
  size: fc.constantFrom(...sizes),
  supplier: fc.constantFrom('MEET_WAREHOUSE', 'CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'),
  price: fc.constantFrom(99_900, 100_000, 250_000, 9_007_199_254_740_990),
  reduction: fc.constantFrom(null, 1, 50_000, 100_000, 250_000),
  active: fc.constantFrom(true, true, true, false),
  state: fc.constantFrom('free', 'free', 'free', 'freed', 'reserved', 'sold', 'deleted'),
});

const arbitraryProduct = fc.record({
  brand: fc.constantFrom(...brands, 'gone'),
  colour: fc.constantFrom(...colours),
  model: fc.constantFrom(...models),
  kind: fc.constantFrom(
    { directory: 'shoes', type: 'boots', subType: 'chelsea' },
    { directory: 'shoes', type: 'boots', subType: null },
    { directory: 'shoes', type: 'heels', subType: null },
    { directory: 'clothes', type: 'coats', subType: null },
    { directory: 'clothes', type: null, subType: null },
    { directory: 'bags', type: null, subType: null },
  ),
  sex: fc.constantFrom('FEMALE', 'MALE', 'UNISEX'),
  seasons: fc.subarray([...seasons]),
  age: fc.constantFrom('ADULT', 'CHILDREN'),
  material: fc.constantFrom(null, 'LEATHER', 'SUEDE'),
  active: fc.constantFrom(true, true, true, true, false),
  newArrival: fc.boolean(),
  meetPrice: fc.boolean(),
  unitSold: fc.nat(3),
  createdDaysAgo: fc.nat(4),
  collections: fc.subarray(['autumn', 'later', 'over', 'off']),
  items: fc.array(arbitraryItem, { maxLength: 5 }),
});

const productsSql = `
  WITH input AS (
    SELECT uuidv7() AS id, ordinality AS number, data FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS products (data, ordinality)
  ), inserted AS (
    INSERT INTO product (id, slug, sku, name, model_name, brand_id, colour_id, directory_id, product_type_id, product_sub_type_id, sex, seasons, age,
      material, active, new_arrival, meet_price, unit_sold, created_at)
    SELECT input.id, 'random-' || number, 'R-' || number, 'Вещь', data->>'model', brand.id, colour.id, directory.id, type.id, sub_type.id,
      (data->>'sex')::sex, ARRAY(SELECT jsonb_array_elements_text(data->'seasons'))::season[], (data->>'age')::age, (data->>'material')::material,
      (data->>'active')::boolean, (data->>'newArrival')::boolean, (data->>'meetPrice')::boolean, (data->>'unitSold')::int,
      now() - (data->>'createdDaysAgo')::int * interval '1 day'
    FROM input JOIN brand ON brand.slug = data->>'brand' JOIN colour ON colour.slug = data->>'colour'
      JOIN directory ON directory.slug = data->'kind'->>'directory' LEFT JOIN product_type AS type ON type.slug = data->'kind'->>'type'
      LEFT JOIN product_sub_type AS sub_type ON sub_type.slug = data->'kind'->>'subType'
  ), units AS (
    INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price, active, reserved_until, sold_at, deleted_at)
    SELECT number || '-' || ordinal, input.id, size.id, (unit->>'supplier')::supplier_type, (unit->>'price')::bigint,
      least((unit->>'price')::bigint + (unit->>'reduction')::bigint, 9007199254740991), (unit->>'active')::boolean,
      CASE unit->>'state' WHEN 'reserved' THEN now() + interval '1 hour' WHEN 'freed' THEN now() - interval '1 hour' END,
      CASE unit->>'state' WHEN 'sold' THEN now() END, CASE unit->>'state' WHEN 'deleted' THEN now() END
    FROM input CROSS JOIN jsonb_array_elements(data->'items') WITH ORDINALITY AS units (unit, ordinal) JOIN size ON size.slug = unit->>'size'
  )
  INSERT INTO collection_product (collection_id, product_id, position)
  SELECT collection.id, input.id, 0 FROM input CROSS JOIN jsonb_array_elements_text(data->'collections') AS named (slug) JOIN collection USING (slug)`;

/**
 * Fills the shop with random products of every kind, with few values of each property, and with everything that can keep a product out of
 * listings.
 */
export const addRandomProducts = async ({ pool }: ShopUnderTest, count: number, seed: number): Promise<void> => {
  await pool.query(parentsSql);
  const products = fc.sample(arbitraryProduct, { numRuns: count, seed });
  await pool.query(productsSql, [JSON.stringify(products)]);
};
