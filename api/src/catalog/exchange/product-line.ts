import { z } from 'zod';
import { Age, BonusCalcState, Material, Season, Sex, SupplierType } from '../../platform/prisma/generated/enums.js';

// A line of a catalog file. Validation and the published JSON Schema come from the same definition. The order of keys here is their order
// in an export.

// PostgreSQL stores neither U+0000 nor a lone surrogate.
const text = z.string().regex(/^[^\0\p{Cs}]*$/u, 'в тексте есть символ, который нельзя хранить');
const words = text.regex(/\S/, 'не может быть пустым');
const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'только строчные латинские буквы, цифры и одиночные дефисы между ними');
const kopecks = z.int().min(1);
const objectKey = z.string().regex(/^[0-9a-f]{64}\.(webp|png|jpg|avif)$/, 'не ключ хранилища картинок');

function distinct<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(entry)
    .refine((values) => new Set(values).size === values.length, 'значения повторяются')
    .meta({ uniqueItems: true });
}

const brand = z
  .strictObject({ slug, name: words.optional() })
  .describe('A brand that is not there yet is made from `name`; the name of one that is there is left alone');

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
  .describe('A colour that is not there yet is made from `name`, `hex` and `family`; one that is there is left alone');

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
  alt: text.default('').describe('What is to be seen'),
});

export const itemLine = z.strictObject({
  externalId: words.max(200).describe('Identity of the unit. One that is there stays with its product'),
  size: slug.optional().describe('Slug of a size. A new unit needs it'),
  supplier: z.enum(SupplierType).optional().describe('A new unit needs it'),
  deliveryIsoCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'не код страны вида RU')
    .nullish()
    .describe('ISO 3166-1 code of the country it comes from'),
  price: kopecks.optional().describe('What a guest pays, in kopecks. A new unit needs it'),
  oldPrice: kopecks.nullish().describe('Struck through; above `price`'),
  loyaltyPrice: kopecks.nullish().describe('What anyone signed in pays; not above `price`'),
  bonusCalcState: z.enum(BonusCalcState).nullish().describe("Wins over the product's"),
  active: z.boolean().optional().describe('Whether it is for sale; true for a new unit'),
});

export const productLine = z
  .strictObject({
    slug: slug.describe('Identity of the product'),
    sku: words.max(200).optional().describe('Unique in the shop. A new product needs it'),
    name: words.optional().describe('A new product needs it'),
    description: text.optional(),
    aiName: text.nullish(),
    aiDescription: text.nullish(),
    modelName: words.optional().describe('What products of other colours have in common. A new product needs it'),
    brand: brand.optional(),
    directory: slug.optional().describe('Slug of a directory. A new product needs it'),
    productType: slug.nullish().describe('Slug of a product type of the directory'),
    productSubType: slug.nullish().describe('Slug of a sub type of that product type'),
    sex: z.enum(Sex).optional(),
    age: z.enum(Age).optional(),
    colour: colour.optional(),
    material: z.enum(Material).nullish(),
    seasons: distinct(z.enum(Season)).optional(),
    newArrival: z.boolean().optional(),
    meetPrice: z.boolean().optional().describe("Whether the shop's lowest-price promise holds for it"),
    active: z.boolean().optional().describe('Whether it is shown; true for a new product'),
    bonusCalcState: z.enum(BonusCalcState).optional(),
    sizeGuide: text.nullish(),
    sizeGrid: slug.nullish().describe('Slug of a size grid'),
    seoTitle: text.nullish(),
    seoDescription: text.nullish(),
    seoKeywords: text.nullish(),
    properties: propertiesLine.optional(),
    badges: distinct(slug).optional().describe('Slugs of badges in the order in which they are shown; replaces the whole list'),
    images: z.array(imageLine).optional().describe('In the order in which they are shown; replaces the whole list'),
    items: z.array(itemLine).optional().describe('Units of the product; those not named are left alone'),
  })
  .meta({
    title: 'Product of a Meet catalog',
    description:
      'A line of a catalog file (JSON Lines, UTF-8). Absent fields keep their value, null clears. The reserved and sold states of units are not part of it.',
  });

export type ProductLine = z.infer<typeof productLine>;

/** Returns the published JSON Schema of a line, as stored in catalog.schema.json. */
export function printLineSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(productLine, { io: 'input' }), null, 2)}\n`;
}
