// Streams a generated catalog of any size in the import format: `node api/test/catalog-lines.harness.ts 100000 > catalog.jsonl`.
// Its bytes depend only on the number of products.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const directories = ['bench-shoes', 'bench-clothes', 'bench-bags', 'bench-caps'];
const sizes = ['bench-36', 'bench-37', 'bench-38', 'bench-39', 'bench-40', 'bench-41', 'bench-42', 'bench-43'];
const suppliers = ['MEET_WAREHOUSE', 'CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'];
const materials = ['LEATHER', 'SUEDE', 'CANVAS', 'COTTON', null];
const BRANDS = 40;
const COLOURS = 24;

/** SQL that inserts the rows to which the lines refer and which an import does not create. */
export const insertReferencedRowsSql = `
  INSERT INTO directory (slug, name, position) SELECT slug, slug, position FROM unnest('{${directories}}'::text[]) WITH ORDINALITY AS listed (slug, position);
  INSERT INTO product_type (slug, name, directory_id, position) SELECT slug || '-type', slug, id, 1 FROM directory WHERE slug LIKE 'bench-%';
  INSERT INTO size (slug, name, position) SELECT slug, slug, position FROM unnest('{${sizes}}'::text[]) WITH ORDINALITY AS listed (slug, position);
  INSERT INTO badge (slug, title, text_colour, background_colour) VALUES ('bench-hit', 'Хит', '#FFFFFF', '#17171A')`;

function pickCyclic<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

function buildItem(product: number, unit: number): object {
  const price = 100_000 + ((product * 7919) % 900_000) * 10;
  return {
    externalId: `bench-${product}-${unit}`,
    size: pickCyclic(sizes, product + unit),
    supplier: pickCyclic(suppliers, product * 3 + unit),
    deliveryIsoCode: null,
    price,
    oldPrice: product % 3 === 0 ? price + 250_000 : null,
    loyaltyPrice: unit % 2 === 0 ? price - 5_000 : null,
    bonusCalcState: null,
    active: true,
  };
}

export function catalogLine(product: number, items = 8): string {
  const directory = pickCyclic(directories, product);
  const colour = product % COLOURS;
  return JSON.stringify({
    slug: `bench-${product}`,
    sku: `BENCH-${product}`,
    name: `Ботинки «Шлюз ${product}»`,
    description:
      'Ботинки из плотной кожи, которая со временем становится только лучше: тонкий утеплитель и протектор, который держит на мокром. '.repeat(
        3,
      ),
    modelName: `Шлюз ${Math.floor(product / 4)}`,
    brand: { slug: `bench-brand-${product % BRANDS}`, name: `Бренд ${product % BRANDS}` },
    directory,
    productType: `${directory}-type`,
    sex: pickCyclic(['FEMALE', 'MALE', 'UNISEX'], product),
    colour: {
      slug: `bench-colour-${colour}`,
      name: `цвет ${colour}`,
      hex: `#${(colour * 99_991).toString(16).padStart(6, '0').toUpperCase()}`,
      family: 'цвет',
    },
    material: pickCyclic(materials, product),
    seasons: ['AUTUMN', 'WINTER'],
    newArrival: product % 9 === 0,
    properties: { sole: 'резина', heelType: null },
    badges: product % 5 === 0 ? ['bench-hit'] : [],
    images: [0, 1, 2].map((view) => ({ key: `${(product * 3 + view).toString(16).padStart(64, '0')}.webp`, alt: `Вид ${view}` })),
    items: Array.from({ length: items }, (_, unit) => buildItem(product, unit)),
  });
}

export function* catalogLines(products: number, items = 8): Generator<string> {
  for (let product = 0; product < products; product += 1) yield `${catalogLine(product, items)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  await pipeline(Readable.from(catalogLines(Number(process.argv[2] ?? 100_000))), process.stdout, { end: false });
}
