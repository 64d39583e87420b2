import { z } from 'zod';
import { MAX_PRICE, MIN_PRICE } from '../../platform/money.js';
import { Age, BonusCalcState, Material, Season, Sex, SupplierType } from '../../platform/prisma/generated/enums.js';
import { isPictureSource, normalizeSource } from '../remote-picture/picture-source.rules.js';
import { createUniqueList, describeMaximum, hexColour, nonBlankText, objectKey, slug, storableText } from './field-schemas.js';

// A line of a catalog file is the record of one product. Validation and the published JSON Schema come from the same definition. The order
// of keys here is their order in an export.

const MAX_UNITS = 2000;
export const MAX_IMAGES = 200;
const MAX_BADGES = 100;
const tooManyUnitsMessage = `не больше ${MAX_UNITS} единиц в строке; остальные пришлите отдельным файлом`;
const kopecks = z.int().min(MIN_PRICE).max(MAX_PRICE);
export const brandSchema = z
  .strictObject({ slug: slug.describe('Identifies the brand'), name: nonBlankText.optional().describe('Name for shoppers') })
  .describe('An unknown brand is created with `name`; the name of an existing brand is kept');

export const colourSchema = z
  .strictObject({
    slug: slug.describe('Identifies the colour'),
    name: nonBlankText.optional().describe('Name for shoppers'),
    hex: hexColour.optional().describe('Swatch colour, #RRGGBB'),
    family: nonBlankText.optional().describe('Colour that filters group it with, in Russian'),
  })
  .describe('An unknown colour is created with `name`, `hex` and `family`; an existing colour is kept');

export const propertiesSchema = z
  .strictObject({
    factoryDate: storableText.nullish().describe('When it was made, in words such as «Март 2026»'),
    paddingMaterial: storableText.nullish().describe('Lining or padding'),
    sole: storableText.nullish().describe('Sole'),
    additionalInfo: storableText.nullish().describe('Additional information'),
    packaging: storableText.nullish().describe('What the product is packed in'),
    fasteningType: storableText.nullish().describe('Type of fastening'),
    functionality: storableText.nullish().describe('Functional features'),
    toeStyle: storableText.nullish().describe('Shape of the toe'),
    shaftHeight: storableText.nullish().describe('Height of the shaft'),
    heelType: storableText.nullish().describe('Type of heel'),
  })
  .describe('Free text in Russian');

export const imageSchema = z
  .strictObject({
    key: objectKey.optional().describe('Key in the object store. Give either this or `sourceUrl`'),
    sourceUrl: z
      .string()
      .refine(isPictureSource, 'не адрес вида https://… до 2000 знаков')
      .overwrite(normalizeSource)
      .optional()
      .describe(
        'Public https URL of a JPEG, PNG or WebP, up to 10 MB and 40 megapixels. The shop fetches it after the import, and the picture takes its position then. A URL that was fetched is not fetched again',
      ),
    alt: storableText.default('').describe('Text alternative'),
  })
  .describe('A picture of the product');

/** A picture with either a key or a URL. */
const imageWithOneSource = imageSchema
  .refine(({ key, sourceUrl }) => (key === undefined) !== (sourceUrl === undefined), 'нужен либо key, либо sourceUrl')
  .describe('A picture of the product');

export const itemSchema = z
  .strictObject({
    externalId: nonBlankText.max(200).describe('Identifies the unit. An existing unit stays with its product'),
    size: slug.optional().describe('Slug of a size. Required for a new unit'),
    supplier: z.enum(SupplierType).optional().describe('Required for a new unit'),
    deliveryIsoCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'не код страны вида RU')
      .nullish()
      .describe('Country that it ships from, ISO 3166-1 alpha-2'),
    price: kopecks.optional().describe('Price for a guest, in kopecks, at least 100. Required for a new unit'),
    oldPrice: kopecks.nullish().describe('Earlier price, shown struck through; must be above `price`'),
    loyaltyPrice: kopecks.nullish().describe('Price for signed-in users, at least 100; must not be above `price`'),
    bonusCalcState: z.enum(BonusCalcState).nullish().describe("Overrides the product's value"),
    active: z.boolean().optional().describe('Whether it is for sale; true for a new unit'),
  })
  .describe('A unit of the product');

export const catalogRecord = z
  .strictObject({
    slug: slug.describe('Identifies the product'),
    sku: nonBlankText.max(200).optional().describe('Unique in the shop. Required for a new product'),
    name: nonBlankText.optional().describe('Required for a new product'),
    description: storableText.optional().describe('Description as plain text'),
    aiName: storableText.nullish().describe('Name written for searching'),
    aiDescription: storableText.nullish().describe('Description written for searching'),
    modelName: nonBlankText.max(500).optional().describe('Name of the model, shared by its colours. Required for a new product'),
    brand: brandSchema.optional().describe('Brand. Required for a new product'),
    directory: slug.optional().describe('Slug of a directory. Required for a new product'),
    productType: slug.nullish().describe('Slug of a product type of the directory'),
    productSubType: slug.nullish().describe('Slug of a subtype of that product type'),
    sex: z.enum(Sex).optional().describe('Sex that it is made for; UNISEX for a new product'),
    age: z.enum(Age).optional().describe('Age group that it is made for; ADULT for a new product'),
    colour: colourSchema.optional().describe('Colour. Required for a new product'),
    material: z.enum(Material).nullish().describe('Main material'),
    seasons: createUniqueList(z.enum(Season), Object.keys(Season).length)
      .optional()
      .describe('Seasons that it suits; replaces the whole list'),
    newArrival: z.boolean().optional().describe('Whether it is among the new arrivals'),
    meetPrice: z.boolean().optional().describe("Whether the shop's lowest-price promise covers it"),
    active: z.boolean().optional().describe('Whether it is shown; true for a new product'),
    bonusCalcState: z
      .enum(BonusCalcState)
      .optional()
      .describe('Whether it earns bonuses and may be paid for with them; FULL for a new product'),
    sizeGuide: storableText.nullish().describe('Advice on choosing the size'),
    sizeGrid: slug.nullish().describe('Slug of a size grid'),
    seoTitle: storableText.nullish().describe('Title for search engines'),
    seoDescription: storableText.nullish().describe('Description for search engines'),
    seoKeywords: storableText.nullish().describe('Keywords for search engines'),
    properties: propertiesSchema.optional().describe('Properties; those that are absent keep their value'),
    badges: createUniqueList(slug, MAX_BADGES).optional().describe('Slugs of badges in display order; replaces the whole list'),
    images: z
      .array(imageWithOneSource)
      .max(MAX_IMAGES, describeMaximum(MAX_IMAGES))
      .optional()
      .describe('In display order; replaces the whole list'),
    items: z
      .array(itemSchema)
      .max(MAX_UNITS, tooManyUnitsMessage)
      .optional()
      .describe('Units of the product; units that are not listed stay unchanged'),
  })
  .meta({
    title: 'Product of a Meet catalog',
    description:
      'A line of a catalog file (JSON Lines, UTF-8). An absent field keeps its value; null clears it. Whether units are reserved or sold is not part of it.',
  });

export type CatalogRecord = z.infer<typeof catalogRecord>;

/** Returns the published JSON Schema of a line of a catalog file, as stored in catalog.schema.json. */
export function printLineSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(catalogRecord, { io: 'input' }), null, 2)}\n`;
}
