import { z } from 'zod';
import { declareInput, declareObject, opaqueId } from '../../platform/graphql/zod-types.js';
import { RemotePictureState } from '../../platform/prisma/generated/enums.js';
import {
  brandSchema,
  catalogRecord,
  colourSchema,
  imageSchema,
  itemSchema,
  MAX_IMAGES,
  propertiesSchema,
} from '../exchange/catalog-record.js';
import { describeMaximum, objectKey } from '../exchange/field-schemas.js';
import { attemptFields } from '../remote-picture/remote-picture.model.js';

// Schemas of what operators save (`…Form`) and read (`…View`) of a product. Most extend the schemas of a line of an import.

const versionField = z.date().nullish().describe('`updatedAt` of the product as the operator last read it; omit it for a new product');

const imageForm = imageSchema
  .extend({
    key: imageSchema.shape.key.describe('Key in the object store. Give one of this, `uploadId` and `sourceUrl`'),
    uploadId: opaqueId
      .optional()
      .describe('Own upload, or one of the program, that becomes the picture: `id` in the answer of `POST /api/uploads`'),
  })
  .describe('A picture of the product');

export const productForm = catalogRecord
  .extend({
    images: z
      .array(imageForm)
      .max(MAX_IMAGES, describeMaximum(MAX_IMAGES))
      .optional()
      .describe('In display order; replaces the whole list, also those of `remoteImages`, which are dropped unless they are named again'),
    updatedAt: versionField,
  })
  .describe(
    'A product with its units, in the words of a line of an import. A field that is absent keeps its value; null clears it. Units that are not listed stay unchanged',
  );

export type ProductForm = z.output<typeof productForm>;

const itemView = itemSchema
  .extend({
    id: z.uuid().describe('Opaque, stable id'),
    isReserved: z.boolean().describe('Whether it is reserved now'),
    isSold: z.boolean().describe('Whether it is sold'),
  })
  .describe('A unit of a product, as operators see it');

const imageView = imageSchema
  .omit({ sourceUrl: true })
  .extend({ key: objectKey.describe('Key in the object store'), url: z.string().describe('Path of the picture, 1280 pixels wide') })
  .describe('A picture of a product, as operators see it');

const remoteImageView = z
  .object({
    sourceUrl: z.string().describe('URL that it was named by'),
    alt: z.string().describe('Text alternative'),
    position: z.int32().describe('Position that it will take in `images`, from 0. Positions are counted with it and others like it'),
    state: z.enum(RemotePictureState).describe('PENDING or FAILED'),
    ...attemptFields,
  })
  .describe('A picture of a product that was named by its URL and is not stored');

const productView = catalogRecord
  .extend({
    images: z.array(imageView).describe('In display order'),
    remoteImages: z.array(remoteImageView).describe('Pictures that were named by their URL and are not stored yet, or could not be'),
    items: z.array(itemView).describe('All units, including inactive and sold ones'),
    id: z.uuid().describe('Opaque, stable id'),
    createdAt: z.date().describe('Time of creation'),
    updatedAt: z.date().describe('Time of the last change of the product or of its units; reservations and sales do not count'),
  })
  .describe(
    'A product with its units as operators see it, hidden ones included. The fields that `saveProduct` knows have the same names there',
  );

export type OperatorProduct = z.output<typeof productView>;

for (const [schema, name] of [
  [brandSchema, 'SaveProductBrandInput'],
  [colourSchema, 'SaveProductColourInput'],
  [propertiesSchema, 'SaveProductPropertiesInput'],
  [itemSchema, 'SaveProductItemInput'],
  [imageForm, 'SaveProductImageInput'],
] as const)
  declareInput(schema, name);

for (const [schema, name] of [
  [brandSchema, 'OperatorProductBrand'],
  [colourSchema, 'OperatorProductColour'],
  [propertiesSchema, 'OperatorProductProperties'],
  [itemView, 'OperatorProductItem'],
  [imageView, 'OperatorProductImage'],
  [remoteImageView, 'OperatorProductRemoteImage'],
] as const)
  declareObject(schema, name);

export const SaveProductInput = declareInput(productForm, 'SaveProductInput');
export const OperatorProduct = declareObject(productView, 'OperatorProduct');
