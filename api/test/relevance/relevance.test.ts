import { describe, expect, it } from '@jest/globals';
import { generateCatalog } from '../../demo/seed/catalog/catalog.js';
import { readDrawings } from '../../demo/seed/pictures.js';
import { chooseHalf, halves } from './half.js';
import { computeGain, MAX_GAIN, type ProductAttributes } from './judge.js';
import { typeOnEnglishLayout, typeOnRussianLayout } from './keyboard.js';
import { computeScore, ndcg } from './metric.js';
import { queryClasses } from './query.js';
import { relevanceSet } from './relevance-set.js';
import * as trait from './traits.js';

/** Returns the available products of a demo shop of the default size. */
function generateDemoProducts(): ProductAttributes[] {
  const { products, items, ...tree } = generateCatalog(1200, readDrawings());
  const slugs = new Map(
    [tree.brands, tree.colours, tree.directories, tree.productTypes, tree.productSubTypes].flat().map(({ id, slug }) => [id, slug]),
  );
  const resolveSlug = (id: string | null | undefined): string => slugs.get(id ?? '') ?? '';
  const available = new Set(
    items.filter(({ active, soldAt, reservedUntil }) => active !== false && !soldAt && !reservedUntil).map(({ productId }) => productId),
  );
  return products
    .filter(({ id }) => id && available.has(id))
    .map(({ sku, name, modelName, sex, age, material, seasons, ...ids }) => ({
      sku,
      name,
      model: modelName,
      sex: sex ?? 'UNISEX',
      age: age ?? 'ADULT',
      material: material ?? null,
      seasons: Array.isArray(seasons) ? seasons : [],
      brand: resolveSlug(ids.brandId),
      colour: resolveSlug(ids.colourId),
      directory: resolveSlug(ids.directoryId),
      type: resolveSlug(ids.productTypeId),
      subType: resolveSlug(ids.productSubTypeId),
    }));
}

const catalog = generateDemoProducts();
const matchableQueries = relevanceSet.filter(({ wishes }) => wishes.length > 0);

describe('the relevance set', () => {
  it('has at least 300 queries without duplicates', () => {
    const texts = relevanceSet.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(texts.length).toBeGreaterThanOrEqual(300);
  });

  it('has only queries that a product of the demo shop fully matches, apart from those that nothing should match', () => {
    const unmatchedQueries = matchableQueries.filter(({ wishes }) => !catalog.some((product) => computeGain(product, wishes) === MAX_GAIN));
    expect(unmatchedQueries.map(({ text }) => text)).toEqual([]);
  });

  it('has no query that every product of the demo shop would fully match', () => {
    const vagueQueries = matchableQueries.filter(({ wishes }) => catalog.every((product) => computeGain(product, wishes) === MAX_GAIN));
    expect(vagueQueries.map(({ text }) => text)).toEqual([]);
  });

  it('has queries of every class in both halves, neither of which is below 40 %', () => {
    const queriesByHalf = halves.map((half) => relevanceSet.filter((query) => chooseHalf(query) === half));
    for (const queries of queriesByHalf) {
      expect(new Set(queries.map((query) => query.class))).toEqual(new Set(queryClasses));
      expect(queries.length / relevanceSet.length).toBeGreaterThan(0.4);
    }
  });

  it('assigns a query to a half by the query alone, so that it stays there when others are added', () => {
    const assignedHalves = ['кроссовок', 'туфель', 'юбок', 'курток'].map((text) => chooseHalf({ class: 'word forms', text }));
    expect(assignedHalves).toEqual(['held-out', 'tuning', 'held-out', 'tuning']);
  });
});

describe('the relevance judge', () => {
  const product: ProductAttributes = {
    sku: 'M1',
    name: 'Кеды «Депо»',
    model: 'Депо',
    brand: 'lastik',
    colour: 'molochnyy',
    directory: 'krossovki',
    type: 'kedy',
    subType: 'nizkie',
    sex: 'UNISEX',
    age: 'ADULT',
    material: 'LEATHER',
    seasons: ['SPRING_SUMMER'],
  };

  it.each([
    [3, 'meets all wishes', [trait.forWomen, trait.summer, trait.leather]],
    [2, 'meets one wish partly', [trait.forWomen, trait.white]],
    [1, 'meets two wishes partly', [trait.white, (): 1 => 1]],
    [1, 'meets three wishes partly', [trait.white, (): 1 => 1, (): 1 => 1]],
    [0, 'meets one wish partly and another not at all', [trait.white, trait.winter]],
    [0, 'has no wishes to meet', []],
  ])('assigns the gain %i to a product that %s', (gain, _what, wishes) => {
    expect(computeGain(product, wishes)).toBe(gain);
  });
});

describe('the relevance metric', () => {
  it('is 1 for the best order of the hits, and less for other orders', () => {
    expect(ndcg([3, 2, 1], [1, 2, 3])).toBe(1);
    // Expected value: (1 + 7/log2(3) + 3/2) / (7 + 3/log2(3) + 1/2).
    expect(ndcg([1, 3, 2], [1, 2, 3])).toBeCloseTo(0.73636, 4);
    expect(ndcg([], [3])).toBe(0);
  });

  it('considers only the first eight hits', () => {
    expect(ndcg([3, 3, 3, 3, 3, 3, 3, 3, 0], Array<number>(20).fill(3))).toBe(1);
    expect(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 3], [3])).toBe(0);
  });

  it('of a query that nothing should match is 1 without hits, and 0 with a hit', () => {
    expect(computeScore([], [], catalog)).toEqual({ ndcg: 1, success: 1, precision: 1 });
    expect(computeScore([], catalog.slice(0, 1), catalog)).toEqual({ ndcg: 0, success: 0, precision: 0 });
  });

  it('computes the precision as the share of hits that match at least partly', () => {
    const [product] = catalog;
    const fitsNever = (): 0 => 0;
    const fitsPartly = (): 1 => 1;
    const hits = catalog.slice(0, 4);
    expect(computeScore([fitsPartly], hits, catalog).precision).toBe(1);
    expect(computeScore([(hit) => (hit === product ? 2 : 0)], hits, catalog).precision).toBe(0.25);
    expect(computeScore([fitsNever], [], catalog).precision).toBeNull();
  });
});

it('typeOnEnglishLayout and typeOnRussianLayout replace each letter by the letter that the other layout has on its key', () => {
  expect(typeOnEnglishLayout('кроссовки')).toBe('rhjccjdrb');
  expect(typeOnEnglishLayout('Юбка хэжъё')).toBe(">,rf [';]`");
  expect(typeOnRussianLayout('Norvik')).toBe('Тщкмшл');
});
