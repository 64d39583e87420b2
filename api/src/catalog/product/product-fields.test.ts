import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  buildBadge,
  buildBrand,
  buildColour,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildProductSubType,
  buildProductType,
  buildSize,
  buildSizeGrid,
} from '../../exports/testing.js';
import { productFields } from '../exchange/field-columns.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readProduct(slug: string, fields: string): Promise<Record<string, unknown>> {
  const { data, errors } = await api.query<{ product: Record<string, unknown> | null }>(
    `query ($slug: String!) { product(dto: { slug: $slug }) { ${fields} } }`,
    { slug },
  );
  expect(errors).toBeUndefined();
  if (!data?.product) throw new Error(`there is no product ${slug}`);
  return data.product;
}

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

it('the product query returns the texts, types, properties and badges of a product, without deleted badges', async () => {
  const type = await buildProductType(api.db, { slug: 'botinki', name: 'Ботинки' });
  const subType = await buildProductSubType(api.db, { slug: 'chelsi', name: 'Челси', productTypeId: type.id });
  const grid = await buildSizeGrid(api.db);
  const { id } = await buildProduct(api.db, {
    slug: 'everything',
    directoryId: type.directoryId,
    productTypeId: type.id,
    productSubTypeId: subType.id,
    sizeGridId: grid.id,
    aiName: 'Ботинки для слякоти',
    aiDescription: 'Не промокают.',
    material: 'SUEDE',
    seasons: ['AUTUMN_WINTER', 'SPRING'],
    age: 'CHILDREN',
    bonusCalcState: 'ACCRUAL_ONLY',
    sizeGuide: 'Маломерят.',
    seoTitle: 'Ботинки',
  });
  await api.db.productProperties.create({ data: { productId: id, sole: 'Резина', shaftHeight: '12 см' } });
  const late = await buildBadge(api.db, { slug: 'late', title: 'Второй', logoKey: `${'a'.repeat(64)}.webp` });
  const early = await buildBadge(api.db, { slug: 'early', title: 'Первый', textColour: '#000000', backgroundColour: '#FFFFFF' });
  const gone = await buildBadge(api.db, { deletedAt: new Date() });
  await api.db.productBadge.createMany({
    data: [late, early, gone].map(({ id: badgeId }, index) => ({ productId: id, badgeId, position: [2, 1, 0][index] ?? 0 })),
  });
  const product = await readProduct(
    'everything',
    `aiName aiDescription active age seasons material bonusCalcState sizeGuide createdAt updatedAt
     seoTags { title description keywords } productType { slug name productSubTypes { slug } } productSubType { slug name }
     properties { factoryDate modelName material paddingMaterial sole additionalInfo sex seasons packaging fasteningType functionality toeStyle
       shagHeight heelType }
     badges { slug title textColor backgroundColor logoUrl }`,
  );
  expect(product).toEqual({
    aiName: 'Ботинки для слякоти',
    aiDescription: 'Не промокают.',
    active: true,
    age: 'CHILDREN',
    seasons: ['AUTUMN_WINTER', 'SPRING'],
    material: 'SUEDE',
    bonusCalcState: 'ACCRUAL_ONLY',
    sizeGuide: 'Маломерят.',
    createdAt: isoTime,
    updatedAt: isoTime,
    seoTags: { title: 'Ботинки', description: null, keywords: null },
    productType: { slug: 'botinki', name: 'Ботинки', productSubTypes: [{ slug: 'chelsi' }] },
    productSubType: { slug: 'chelsi', name: 'Челси' },
    properties: {
      factoryDate: null,
      modelName: 'Шлюз',
      material: 'SUEDE',
      paddingMaterial: null,
      sole: 'Резина',
      additionalInfo: null,
      sex: 'UNISEX',
      seasons: ['AUTUMN_WINTER', 'SPRING'],
      packaging: null,
      fasteningType: null,
      functionality: null,
      toeStyle: null,
      shagHeight: '12 см',
      heelType: null,
    },
    badges: [
      { slug: 'early', title: 'Первый', textColor: '#000000', backgroundColor: '#FFFFFF', logoUrl: null },
      { slug: 'late', title: 'Второй', textColor: '#FFFFFF', backgroundColor: '#17171A', logoUrl: `/_ipx/w_320/${'a'.repeat(64)}.webp` },
    ],
  });
});

it('the product query returns nulls and empty lists for a product with required fields only', async () => {
  await buildProduct(api.db, { slug: 'bare' });
  const fields =
    'aiName seasons material sizeGuide productType { slug } productSubType { slug } properties { sole modelName } badges { slug }';
  expect(await readProduct('bare', `${fields} items { id } offers { deliverySpeed } sizes { name } suppliers children { slug }`)).toEqual({
    aiName: null,
    seasons: [],
    material: null,
    sizeGuide: null,
    productType: null,
    productSubType: null,
    properties: { sole: null, modelName: 'Шлюз' },
    badges: [],
    items: [],
    offers: [],
    sizes: [],
    suppliers: [],
    children: [],
  });
});

const visibleFields = (buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Product') as GraphQLObjectType).getFields();
/** Optional texts of a product, by their names in `Product` and in an import. */
const optionalTexts = productFields.map(({ key }) => key).filter((key) => String(visibleFields[key]?.type) === 'String');

it('the product query returns every optional text of a product, or null without it', async () => {
  const texts = Object.fromEntries(optionalTexts.map((key) => [key, `Текст ${key}`]));
  const none = Object.fromEntries(optionalTexts.map((key) => [key, null]));
  expect(optionalTexts).toContain('sizeGuide');
  await buildProduct(api.db, { slug: 'texts', ...texts });
  await buildProduct(api.db, { slug: 'no-texts' });
  expect(await readProduct('texts', optionalTexts.join(' '))).toEqual(texts);
  expect(await readProduct('no-texts', optionalTexts.join(' '))).toEqual(none);
});

it('the product query lists an offer for each available size and delivery speed, and all sizes, including sold-out ones', async () => {
  const { id: productId } = await buildProduct(api.db, { slug: 'offered' });
  const [small, large, gone] = [
    await buildSize(api.db, { name: '36', position: 36 }),
    await buildSize(api.db, { name: '40', position: 40 }),
    await buildSize(api.db, { name: '44', position: 44 }),
  ];
  const warehouse = await buildProductItem(api.db, { productId, sizeId: large.id, price: 900_00n, deliveryIsoCode: 'TR' });
  await buildProductItem(api.db, { productId, sizeId: large.id, price: 950_00n });
  const trading = await buildProductItem(api.db, { productId, sizeId: large.id, price: 800_00n, supplier: 'TRADING_FLOOR' });
  const contractor = await buildProductItem(api.db, { productId, sizeId: small.id, price: 990_00n, supplier: 'CONTRACTOR' });
  await buildProductItem(api.db, { productId, sizeId: gone.id, price: 100_00n, soldAt: new Date(), supplier: 'PRIVATE_SELLER' });
  expect(
    await readProduct(
      'offered',
      `suppliers sizes { name isAvailable } offers { size { name } deliverySpeed productItemId priceDetails { price } }
       items { id sizeId deliveryIsoCode active size { name } name images { key } }`,
    ),
  ).toEqual({
    suppliers: ['CONTRACTOR', 'MEET_WAREHOUSE', 'TRADING_FLOOR'],
    sizes: [
      { name: '36', isAvailable: true },
      { name: '40', isAvailable: true },
      { name: '44', isAvailable: false },
    ],
    offers: [
      { size: { name: '36' }, deliverySpeed: 'SLOW', productItemId: contractor.id, priceDetails: { price: 990_00 } },
      { size: { name: '40' }, deliverySpeed: 'SLOW', productItemId: trading.id, priceDetails: { price: 800_00 } },
      { size: { name: '40' }, deliverySpeed: 'FAST', productItemId: warehouse.id, priceDetails: { price: 900_00 } },
    ],
    items: [
      expect.objectContaining({
        id: contractor.id,
        sizeId: small.id,
        deliveryIsoCode: null,
        active: true,
        name: 'Ботинки «Шлюз»',
        images: [],
      }),
      expect.objectContaining({ id: trading.id }),
      expect.objectContaining({ id: warehouse.id, deliveryIsoCode: 'TR' }),
      expect.objectContaining({ size: { name: '40' } }),
    ],
  });
});

it.each([
  [374, 'FULL', 'no bonus state', null],
  [0, 'FULL', 'the bonus state NONE', 'NONE'],
  [0, 'NONE', 'no bonus state', null],
  [374, 'NONE', 'the bonus state ACCRUAL_ONLY', 'ACCRUAL_ONLY'],
] as const)('a guest reads a cashback of %d bonuses for a product with the bonus state %s and a unit with %s', async (...row) => {
  const [cashback, ofProduct, , ofItem] = row;
  const slug = `cashback-${ofProduct}-${ofItem}`.toLowerCase().replaceAll('_', '-');
  const { id: productId } = await buildProduct(api.db, { slug, bonusCalcState: ofProduct });
  await buildProductItem(api.db, { productId, price: 12_490_00n, loyaltyPrice: 10_000_00n, bonusCalcState: ofItem });
  expect(await readProduct(slug, 'priceDetails { cashback bonusCalcState }')).toEqual({
    priceDetails: { cashback, bonusCalcState: ofItem ?? ofProduct },
  });
});

it("the product query and sameModelProducts list the other visible products of a product's model", async () => {
  const brandId = (await buildBrand(api.db)).id;
  const [black, white] = [await buildColour(api.db), await buildColour(api.db, { hex: '#FFFFFF' })];
  const model = { brandId, modelName: 'Баржа' };
  const blackProduct = await buildProduct(api.db, { ...model, slug: 'barzha-black', colourId: black.id });
  const sibling = await buildProduct(api.db, { ...model, slug: 'barzha-white', colourId: white.id });
  await buildProduct(api.db, { ...model, active: false });
  await buildProduct(api.db, { ...model, deletedAt: new Date() });
  await buildProduct(api.db, { modelName: 'Баржа' });
  const others = [{ slug: 'barzha-white', colorPalletes: [{ hex: '#FFFFFF' }] }];
  expect(await readProduct('barzha-black', 'children { slug colorPalletes { hex } }')).toEqual({ children: others });
  const SAME = 'query ($productId: ID!) { sameModelProducts(dto: { productId: $productId }) { slug colorPalletes { hex } } }';
  expect((await api.query(SAME, { productId: blackProduct.id })).data).toEqual({ sameModelProducts: others });
  for (const productId of ['p1', '01a1f861-b930-77a5-9ae7-77c0dd5aa755']) {
    expect((await api.query(SAME, { productId })).data).toEqual({ sameModelProducts: [] });
  }
  await api.db.product.update({ where: { id: blackProduct.id }, data: { deletedAt: new Date() } });
  expect((await api.query(SAME, { productId: blackProduct.id })).data).toEqual({ sameModelProducts: [] });
  expect((await api.query(SAME, { productId: sibling.id })).data).toEqual({ sameModelProducts: [] });
});

it('the product query resolves `__typename` of nested objects and lists', async () => {
  const type = await buildProductType(api.db);
  const { id: productId } = await buildProduct(api.db, { slug: 'typed', directoryId: type.directoryId, productTypeId: type.id });
  await buildProductItem(api.db, { productId });
  await buildProductImage(api.db, { productId });
  const objectFields = [
    'brands',
    'productCategory',
    'productType',
    'cover',
    'images',
    'items',
    'offers',
    'sizes',
    'priceDetails',
    'properties',
    'seoTags',
  ];
  const product = await readProduct('typed', objectFields.map((field) => `${field} { __typename }`).join(' '));
  expect(Object.values(product).flat()).toEqual(
    [
      'Brand',
      'Directory',
      'ProductType',
      'Image',
      'Image',
      'ProductItem',
      'Offer',
      'ProductSize',
      'PriceDetails',
      'ProductProperties',
      'SeoTags',
    ].map((__typename) => ({ __typename })),
  );
});

it("the product query returns a product's cover, and as many pictures as requested", async () => {
  const { id: productId } = await buildProduct(api.db, { slug: 'pictured' });
  for (const position of [2, 0, 1]) await buildProductImage(api.db, { productId, position, alt: `Вид ${position}` });
  const [first, second, third] = [0, 1, 2].map((position) => ({ alt: `Вид ${position}` }));
  expect(await readProduct('pictured', 'cover { alt } two: images(limit: 2) { alt } images { alt }')).toEqual({
    cover: first,
    two: [first, second],
    images: [first, second, third],
  });
  await buildProduct(api.db, { slug: 'unpictured' });
  expect(await readProduct('unpictured', 'cover { alt } images(limit: 2) { alt }')).toEqual({ cover: null, images: [] });
  const query = `query ($few: Int = 2, $yes: Boolean = true) { product(dto: { slug: "pictured" }) { ...Few many: images(limit: 3) @skip(if: $yes) { alt }
    ... on Product @include(if: $yes) { one: images(limit: 1) { alt } } items { images { alt } } } } fragment Few on Product { few: images(limit: $few) { alt } }`;
  expect((await api.query(query)).data).toEqual({ product: { few: [first, second], one: [first], items: [] } });
  const { errors } = await api.query('{ product(dto: { slug: "pictured" }) { images(limit: 0) { alt } } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it("the product query returns the price of a sold-out product's last sold unit", async () => {
  const { id: productId } = await buildProduct(api.db, { slug: 'sold-out-with-price' });
  await buildProductItem(api.db, { productId, price: 900_00n, soldAt: new Date(Date.now() - 2000) });
  await buildProductItem(api.db, { productId, price: 1_100_00n, soldAt: new Date(Date.now() - 1000) });
  await buildProductItem(api.db, { productId, price: 1_00n, soldAt: new Date(), deletedAt: new Date() });
  expect(await readProduct('sold-out-with-price', 'lastPrice priceDetails { payable }')).toEqual({
    lastPrice: 1_100_00,
    priceDetails: null,
  });
  await buildProduct(api.db, { slug: 'never-offered' });
  expect(await readProduct('never-offered', 'lastPrice')).toEqual({ lastPrice: null });
});
