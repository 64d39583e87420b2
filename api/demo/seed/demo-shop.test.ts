import { beforeAll, describe, expect, it } from '@jest/globals';
import * as enums from '../../src/platform/prisma/generated/enums.js';
import { badges } from './catalog/badges.js';
import { type Catalog, generateCatalog } from './catalog/catalog.js';
import { directories } from './catalog/directories.js';
import { generatePromoCodes } from './catalog/promo-codes.js';
import { generateContent } from './content-rows.js';
import { goods } from './goods/goods.js';
import { readArtwork, readDrawings } from './pictures.js';

// The default demo shop of 1,200 products has every case that a page must handle.

const NOW = new Date();
const drawings = readDrawings();

let shop: Catalog;
beforeAll(() => {
  shop = generateCatalog(1200, drawings, readArtwork());
});

type Item = Catalog['items'][number];
type Collection = Catalog['collections'][number];
const computeDiscount = ({ price, oldPrice }: Item): number =>
  oldPrice ? Math.floor((100 * (Number(oldPrice) - Number(price))) / Number(oldPrice)) : 0;
const canBeBought = ({ active, soldAt, reservedUntil }: Item): boolean => active !== false && !soldAt && !reservedUntil;
const toSet = <Value>(values: readonly Value[]): Set<Value> => new Set(values);

describe('the demo shop of 1,200 products', () => {
  it.each([
    ['products for every sex', enums.Sex, (): unknown[] => shop.products.map(({ sex }) => sex)],
    ['products for every age', enums.Age, () => shop.products.map(({ age }) => age)],
    ['products of every material', enums.Material, () => shop.products.map(({ material }) => material)],
    ['products for every season', enums.Season, () => shop.products.flatMap(({ seasons }): unknown => seasons)],
    ['products with every bonus state', enums.BonusCalcState, () => shop.products.map(({ bonusCalcState }) => bonusCalcState)],
    ['units with every bonus state', enums.BonusCalcState, () => shop.items.flatMap(({ bonusCalcState }) => bonusCalcState ?? [])],
    ['available units of every supplier', enums.SupplierType, () => shop.items.filter(canBeBought).map(({ supplier }) => supplier)],
    ['directories with every selection rule', enums.DirectoryRule, () => shop.directories.map(({ rule }) => rule)],
    ['every catalog filter', enums.CatalogFilter, () => shop.directoryFilters.map(({ filter }) => filter)],
    ['filters of every type', enums.FilterType, () => shop.directoryFilters.map(({ filterType }) => filterType)],
    ['reviews in every state', enums.ReviewState, () => shop.reviews.map(({ state }) => state)],
  ])('has %s', (_what, values, listValues) => {
    expect([...toSet(listValues())].sort()).toEqual(Object.values(values).sort());
  });

  it('uses every brand, colour, badge, category, type, subtype, size and size grid', () => {
    const { products } = shop;
    const drawnKinds = toSet(drawings.map(({ kind }) => kind));
    const drawnGoods = Object.entries(goods).filter(([kind]) => drawnKinds.has(kind));
    const nouns = drawnGoods.flatMap(([, { nouns: adultNouns, childNouns = [] }]) => [...adultNouns, ...childNouns]);
    const subTypes = toSet(nouns.flatMap(([, type, subType]) => (subType === undefined ? [] : `${type} ${subType}`)));
    expect(shop.brands.length).toBe(40);
    expect(toSet(products.map(({ brandId }) => brandId)).size).toBe(40);
    expect(toSet(products.map(({ colourId }) => colourId)).size).toBe(toSet(drawings.map(({ colour }) => colour.slug)).size);
    expect(toSet(shop.productBadges.map(({ badgeId }) => badgeId)).size).toBe(badges.length);
    expect(shop.directories.length).toBeGreaterThanOrEqual(8);
    expect(toSet(products.map(({ directoryId }) => directoryId)).size).toBe(directories.filter(({ rule }) => rule === 'CATEGORY').length);
    expect(toSet(products.map(({ productTypeId }) => productTypeId)).size).toBe(shop.productTypes.length);
    expect(toSet(products.flatMap(({ productSubTypeId }) => productSubTypeId ?? [])).size).toBe(subTypes.size);
    expect(toSet(products.flatMap(({ sizeGridId }) => sizeGridId ?? [])).size).toBe(shop.sizeGrids.length);
    expect(toSet(shop.items.map(({ sizeId }) => sizeId)).size).toBe(shop.sizes.length);
  });

  it('has discounts below 50% and from 50%, reserved, sold and inactive units, and a size at both delivery speeds', () => {
    const discounts = shop.items.filter(canBeBought).map(computeDiscount);
    expect(discounts.some((discount) => discount >= 1 && discount < 50)).toBe(true);
    expect(discounts.some((discount) => discount >= 50)).toBe(true);
    expect(shop.items.some(({ reservedUntil }) => reservedUntil && new Date(reservedUntil) > NOW)).toBe(true);
    expect(shop.items.some(({ soldAt }) => soldAt)).toBe(true);
    expect(shop.items.some(({ active }) => active === false)).toBe(true);
    const offers = Map.groupBy(shop.items.filter(canBeBought), ({ productId, sizeId }) => `${productId} ${sizeId}`);
    const hasBothSpeeds = (units: Item[]): boolean => toSet(units.map(({ supplier }) => supplier === 'MEET_WAREHOUSE')).size === 2;
    expect([...offers.values()].some(hasBothSpeeds)).toBe(true);
  });

  it('has current, finished and upcoming collections, all with products', () => {
    const hasFinished = ({ finishAt }: Collection): boolean => finishAt != null && new Date(finishAt) <= NOW;
    const isUpcoming = ({ publishAt }: Collection): boolean => new Date(publishAt) > NOW;
    expect(shop.collections.filter(hasFinished)).toHaveLength(1);
    expect(shop.collections.filter(isUpcoming)).toHaveLength(1);
    expect(shop.collections.length).toBeGreaterThanOrEqual(3);
    const members = Map.groupBy(shop.collectionProducts, ({ collectionId }) => collectionId);
    expect(members.size).toBe(shop.collections.length);
    for (const products of members.values()) expect(products.length).toBeGreaterThanOrEqual(12);
  });

  it('has a logo for every brand, directory and badge, and a poster for every collection and article', () => {
    const { articles } = generateContent(readArtwork());
    expect(shop.directories.filter(({ logoKey }) => !logoKey).map(({ slug }) => slug)).toEqual([]);
    expect(shop.brands.filter(({ logoKey }) => !logoKey).map(({ slug }) => slug)).toEqual([]);
    expect(shop.badges.filter(({ logoKey }) => !logoKey).map(({ slug }) => slug)).toEqual([]);
    expect([...shop.collections, ...articles].filter(({ posterKey }) => !posterKey).map(({ slug }) => slug)).toEqual([]);
  });

  it('has more than 1,700 reviews with every rating, mostly five stars, some with photos and some without text', () => {
    expect(shop.reviews.length).toBeGreaterThan(1_700);
    const perRating = [1, 2, 3, 4, 5].map((rating) => shop.reviews.filter((review) => review.rating === rating).length);
    expect(Math.min(...perRating)).toBeGreaterThan(20);
    expect(perRating[4]).toBeGreaterThan(shop.reviews.length / 2);
    expect(toSet(shop.reviewPhotos.map(({ reviewId }) => reviewId)).size).toBeGreaterThan(100);
    expect(shop.reviews.some(({ text }) => text === '')).toBe(true);
  });
});

describe('the content of the demo shop', () => {
  const { pages, articles, faqEntries } = generateContent({ posters: new Map() });
  const texts = [...pages, ...articles].map(({ html }) => html).concat(faqEntries.map(({ answerHtml }) => answerHtml));

  it('has 13 pages of more than 500 characters, 12 articles of at least five paragraphs, and 18 FAQ entries', () => {
    expect([pages.length, articles.length, faqEntries.length]).toEqual([13, 12, 18]);
    for (const { html } of articles) expect(html.match(/<p>/g)?.length).toBeGreaterThanOrEqual(5);
    for (const { html } of pages) expect(html.length).toBeGreaterThan(500);
  });

  it('is HTML of a few allowed elements, each closed in order', () => {
    expect(texts.flatMap((html) => listFaults(html).map((fault) => `${html.slice(0, 60)}: ${fault}`))).toEqual([]);
  });

  it('does not break lines inside an amount or before its unit', () => {
    expect(texts.flatMap((html) => html.match(/\d (000|[%₽а-яё])/g) ?? [])).toEqual([]);
  });

  it('mentions neither promo codes nor order pages, request forms or an app', () => {
    const missingFeature = /промокод|страниц[аеуы] заказа|ссылк[аеу] на заказ|форм[аеуы] для|оставьте заявку|в приложении Meet/gi;
    expect(texts.flatMap((html) => html.match(missingFeature) ?? [])).toEqual([]);
  });
});

describe('the promo codes of the demo shop', () => {
  const { promoCodes, promoCodeScopes } = generatePromoCodes();

  it('include a current public code of every kind, and two codes that are upcoming or expired', () => {
    const isCurrent = ({ startsAt, endsAt }: (typeof promoCodes)[number]) =>
      new Date(startsAt ?? 0) < NOW && (!endsAt || new Date(endsAt) > NOW);
    const listed = promoCodes.filter(({ listed: isListed }) => isListed);
    expect(toSet(listed.map(({ kind }) => kind))).toEqual(toSet(Object.values(enums.PromoKind)));
    expect(listed.every(isCurrent)).toBe(true);
    expect(promoCodes.filter((code) => !isCurrent(code))).toHaveLength(2);
    expect(toSet(promoCodes.map(({ normalCode }) => normalCode)).size).toBe(promoCodes.length);
  });

  it('are limited to directories and collections that the shop has', () => {
    const goodsIds = toSet<unknown>([...shop.directories, ...shop.collections].map(({ id }) => id));
    expect(promoCodeScopes.length).toBeGreaterThan(0);
    for (const { directoryId, collectionId } of promoCodeScopes) expect(goodsIds.has(directoryId ?? collectionId)).toBe(true);
  });
});

/** Returns forbidden elements and attributes, and elements that are not closed in order. */
function listFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (!['h2', 'p', 'ul', 'ol', 'li', 'a', 'strong'].includes(name) || !/^( href="[^"]+")?$/.test(rest)) faults.push(tag);
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(`${tag} closes another element`);
  }
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}
