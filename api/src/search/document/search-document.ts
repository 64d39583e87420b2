import type { Age, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';
import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';

/** Texts of a product as the shop wrote them. The analysis turns them into terms. */
export interface DocumentTexts {
  sku: string;
  /** Names of the product, its type and its subtype. */
  names: string[];
  /** Name of the brand, then its other spellings. */
  brand: string[];
  model: string;
  /** Name of the colour, then of its family. */
  colour: string[];
  /** Names of the directories that list the product. */
  categories: string[];
  /** Values of properties such as sole, fastening and heel. */
  properties: string[];
}

/** The data of a listed product that a search engine stores. A product that is sold out, inactive or deleted has no document. */
export interface SearchDocument {
  productId: string;
  /** Slugs of every directory that lists the product: its category and the virtual directories whose rule it meets. */
  directories: string[];
  /** Slugs of the collections that contain the product and are visible now. */
  collections: string[];
  /** Slug of the product's category; null when the category is deleted. */
  category: string | null;
  /** Slugs of the product's type and of its subtype within the type, or null. */
  productType: string | null;
  productSubType: string | null;
  brand: string;
  model: string;
  colour: string;
  /** All values of the sex filter that find the product: UNISEX goods have FEMALE and MALE too. */
  sexes: Sex[];
  /** All values of the season filter that find the product: SPRING_SUMMER goods have SPRING and SUMMER too. */
  seasons: Season[];
  age: Age;
  material: Material | null;
  /** Distinct pairs of size and delivery speed among the available units, as formatted by `formatOffer`. */
  offers: string[];
  texts: DocumentTexts;
  /** Displayed guest price in kopecks. */
  price: number;
  /** Discount from the old price in whole percent; 0 without an old price. */
  sale: number;
  unitSold: number;
  /** Creation time of the product in Unix milliseconds; NEW_FIRST sorts by it. */
  newestAt: number;
}

/** Joins size and speed, because one unit must have both. The slug of a size contains no colon. */
export const formatOffer = (size: string, speed: DeliverySpeed): string => `${size}:${speed}`;
