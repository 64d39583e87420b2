import { z } from 'zod';
import { httpUrl, positive } from './variable-types.ts';

export const deliveryVariables = {
  CDEK_ACCOUNT: z
    .string()
    .optional()
    .describe('Account at CDEK. With it, pickup points, prices and durations are those of CDEK; otherwise invented ones serve'),
  CDEK_SECRET: z.string().optional().describe('Secret of the account at CDEK; required with CDEK_ACCOUNT'),
  CDEK_FROM_CITY: positive.default(44).describe("CDEK's code of the city that the shop sends from; 44 is Moscow"),
  CDEK_FROM_POINT: z
    .string()
    .optional()
    .describe(
      "CDEK's code of the point in CDEK_FROM_CITY to which the shop brings its parcels. With it or CDEK_FROM_ADDRESS, parcels are registered with CDEK, by its tariffs from the warehouse",
    ),
  CDEK_FROM_ADDRESS: z
    .string()
    .optional()
    .describe(
      'Street and house in CDEK_FROM_CITY where CDEK fetches the parcels of a shop without CDEK_FROM_POINT, by its tariffs from the door',
    ),
  CDEK_URL: httpUrl.default('https://api.cdek.ru/v2').describe("URL of CDEK's API"),
  DADATA_API_KEY: z
    .string()
    .optional()
    .describe('API key at DaData. With it, shoppers get hints of streets and houses; otherwise of cities'),
  DADATA_URL: httpUrl.default('https://suggestions.dadata.ru/suggestions/api/4_1/rs').describe("URL of DaData's suggestions"),
};
