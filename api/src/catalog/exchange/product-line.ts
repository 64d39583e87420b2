import { z } from 'zod';
import { SLUG } from '../../platform/input/slug.rules.js';
import { OBJECT_KEY } from '../../platform/picture-url.js';
import { Age, BonusCalcState, Material, Season, Sex, SupplierType } from '../../platform/prisma/generated/enums.js';

// A line of a catalog file. Validation and the published JSON Schema come from the same definition. The order of keys here is their order
// in an export.

// PostgreSQL stores neither U+0000 nor a lone surrogate.
const text = z.string().regex(/^[^\0\p{Cs}]*$/u, 'в тексте есть символ, который нельзя хранить');
const words = text.regex(/\S/, 'не может быть пустым');
const slug = z.string().max(200).regex(SLUG, 'только строчные латинские буквы, цифры и одиночные дефисы между ними');
const kopecks = z.int().min(1);
const objectKey = z.string().regex(OBJECT_KEY, 'не ключ хранилища картинок');

function distinct<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(entry)
    .refine((values) => new Set(values).size === values.length, 'значения повторяются')
    .meta({ uniqueItems: true });
}

const brand = z
  .strictObject({ slug, name: words.optional() })
  .describe('An unknown brand is created with `name`; the name of an existing brand is kept');

const colour = z
  .strictObject({
    slug,
    name: words.optional(),
    hex: z
      .string()
      .regex(/^#[0-9A-F]{6}$/, 'не цвет вида #17171A')
      .optional(),
    family: words.optional(),
  })
  .describe('An unknown colour is created with `name`, `hex` and `family`; an existing colour is kept');

export const propertiesLine = z
  .strictObject({
    factoryDate: text.nullish(),
    paddingMaterial: text.nullish(),
    sole: text.nullish(),
    additionalInfo: text.nullish(),
    packaging: text.nullish(),
    fasteningType: text.nullish(),
    functionality: text.nullish(),
    toeStyle: text.nullish(),
    shaftHeight: text.nullish(),
    heelType: text.nullish(),
  })
  .describe('Free text in Russian');

export const imageLine = z.strictObject({
  key: objectKey.describe('Key in the object store'),
  alt: text.default('').describe('Text alternative'),
});

export const itemLine = z.strictObject({
  externalId: words.max(200).describe('Identifies the unit. An existing unit stays with its product'),
  size: slug.optional().describe('Slug of a size. Required for a new unit'),
  supplier: z.enum(SupplierType).optional().describe('Required for a new unit'),
  deliveryIsoCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'не код страны вида RU')
    .nullish()
    .describe('Country that it ships from, ISO 3166-1 alpha-2'),
  price: kopecks.optional().describe('Price for a guest, in kopecks. Required for a new unit'),
  oldPrice: kopecks.nullish().describe('Earlier price, shown struck through; must be above `price`'),
  loyaltyPrice: kopecks.nullish().describe('Price for signed-in users; must not be above `price`'),
  bonusCalcState: z.enum(BonusCalcState).nullish().describe("Overrides the product's value"),
  active: z.boolean().optional().describe('Whether it is for sale; true for a new unit'),
});

export const productLine = z
  .strictObject({
    slug: slug.describe('Identifies the product'),
    sku: words.max(200).optional().describe('Unique in the shop. Required for a new product'),
    name: words.optional().describe('Required for a new product'),
    description: text.optional(),
    aiName: text.nullish(),
    aiDescription: text.nullish(),
    modelName: words.optional().describe('Name of the model, shared by its colours. Required for a new product'),
    brand: brand.optional(),
    directory: slug.optional().describe('Slug of a directory. Required for a new product'),
    productType: slug.nullish().describe('Slug of a product type of the directory'),
    productSubType: slug.nullish().describe('Slug of a subtype of that product type'),
    sex: z.enum(Sex).optional(),
    age: z.enum(Age).optional(),
    colour: colour.optional(),
    material: z.enum(Material).nullish(),
    seasons: distinct(z.enum(Season)).optional(),
    newArrival: z.boolean().optional(),
    meetPrice: z.boolean().optional().describe("Whether the shop's lowest-price promise covers it"),
    active: z.boolean().optional().describe('Whether it is shown; true for a new product'),
    bonusCalcState: z.enum(BonusCalcState).optional(),
    sizeGuide: text.nullish(),
    sizeGrid: slug.nullish().describe('Slug of a size grid'),
    seoTitle: text.nullish(),
    seoDescription: text.nullish(),
    seoKeywords: text.nullish(),
    properties: propertiesLine.optional(),
    badges: distinct(slug).optional().describe('Slugs of badges in display order; replaces the whole list'),
    images: z.array(imageLine).optional().describe('In display order; replaces the whole list'),
    items: z.array(itemLine).optional().describe('Units of the product; units that are not listed stay unchanged'),
  })
  .meta({
    title: 'Product of a Meet catalog',
    description:
      'A line of a catalog file (JSON Lines, UTF-8). An absent field keeps its value; null clears it. Whether units are reserved or sold is not part of it.',
  });

export type ProductLine = z.infer<typeof productLine>;

/** Returns the published JSON Schema of a line, as stored in catalog.schema.json. */
export function printLineSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(productLine, { io: 'input' }), null, 2)}\n`;
}
