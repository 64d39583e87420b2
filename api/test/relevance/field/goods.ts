import { Age, Material, Season, Sex } from '../../../src/platform/prisma/generated/enums.js';
import type { SearchDocument } from '../../../src/search/document/search-document.js';

/** Attributes of a fictitious product. Relevance is judged only by these. */
export interface FieldProduct {
  id: string;
  kind: string;
  type: string;
  directory: string;
  material: Material | null;
  season: Season | null;
  colour: string;
  /** For whom the product is: a letter of the `for` column in goods.txt, which `wearerGroups` explains. */
  for: string;
  brand: string;
  properties: readonly string[];
}

const MIN_PRODUCTS_OF_KIND = 3;

const wearerGroups: Record<string, { sex: Sex; age: Age }> = {
  F: { sex: 'FEMALE', age: 'ADULT' },
  M: { sex: 'MALE', age: 'ADULT' },
  U: { sex: 'UNISEX', age: 'ADULT' },
  G: { sex: 'FEMALE', age: 'CHILDREN' },
  B: { sex: 'MALE', age: 'CHILDREN' },
  K: { sex: 'UNISEX', age: 'CHILDREN' },
};

const splitList = (list = ''): string[] =>
  list
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

const parseEnumValue = <Value extends string>(values: Record<string, Value>, name: string | undefined): Value | null => {
  if (name === undefined) return null;
  const value = values[name];
  if (value === undefined) throw new Error(`${name} is not one of ${Object.keys(values).join(', ')}`);
  return value;
};

const pickCyclic = (values: readonly string[], index: number): string | undefined => values[index % values.length];

interface Line {
  directory: string;
  line: string;
}

/** Builds the products of one line of goods.txt. */
const listProducts = ({ directory, line }: Line): Omit<FieldProduct, 'id'>[] => {
  const [type = '', kind = '', ...columns] = line.split('|').map((column) => column.trim());
  const [materials = [], seasons = [], colours = [], wearer = [], brands = [], properties = []] = columns.map(splitList);
  const count = Math.max(MIN_PRODUCTS_OF_KIND, materials.length, seasons.length, colours.length, wearer.length, brands.length);
  return Array.from({ length: count }, (_, index) => ({
    kind,
    type,
    directory,
    material: parseEnumValue(Material, pickCyclic(materials, index)),
    season: parseEnumValue(Season, pickCyclic(seasons, index)),
    colour: pickCyclic(colours, index) ?? '',
    for: pickCyclic(wearer, index) ?? '',
    brand: pickCyclic(brands, index) ?? '',
    properties: properties.map((property) => property.replace(/^[^=]*=/, '')),
  }));
};

/** Parses the text of goods.txt into products. */
export const parseFieldProducts = (text: string): FieldProduct[] => {
  let directory = '';
  const lines = text.split('\n').flatMap((line): Line[] => {
    if (line.startsWith('## ')) directory = line.slice(3).trim();
    return line === '' || line.startsWith('#') ? [] : [{ directory, line }];
  });
  return lines
    .flatMap(listProducts)
    .map((product, index) => ({ ...product, id: `00000000-0000-7000-a000-${String(index + 1).padStart(12, '0')}` }));
};

const matchingSexes: Partial<Record<Sex, Sex[]>> = { UNISEX: ['FEMALE', 'MALE', 'UNISEX'] };
const matchingSeasons: Partial<Record<Season, Season[]>> = {
  SPRING_SUMMER: ['SPRING', 'SUMMER', 'SPRING_SUMMER'],
  AUTUMN_WINTER: ['AUTUMN', 'WINTER', 'AUTUMN_WINTER'],
};

/** Builds the search document of a product. All documents have the same popularity, so that only the words decide the ranking. */
export const buildFieldDocument = (product: FieldProduct): SearchDocument => {
  const { id, kind, type, directory, material, season, colour, brand, properties } = product;
  const { sex, age } = wearerGroups[product.for] ?? { sex: 'UNISEX' as const, age: 'ADULT' as const };
  const model = `N${Number(id.slice(-12))}`;
  return {
    productId: id,
    directories: [],
    collections: [],
    category: null,
    productType: null,
    productSubType: null,
    brand,
    model,
    colour,
    sexes: matchingSexes[sex] ?? [sex],
    seasons: season === null ? [] : (matchingSeasons[season] ?? [season]),
    age,
    material,
    offers: [],
    texts: {
      sku: model,
      names: [`${kind} ${model}`, type],
      brand: [brand],
      model,
      colour: [colour, colour],
      categories: [directory],
      properties: [...properties],
    },
    price: 1_000_000,
    sale: 0,
    unitSold: 0,
    newestAt: 0,
  };
};
