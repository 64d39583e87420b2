import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

export const paymentVariables = {
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'yookassa', 'none'])
    .default('sandbox')
    .describe(
      'Payment provider: pages of the shop that only look like payment (not in production), YooKassa, or none, which leaves orders by a call',
    ),
  PAYMENT_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .default(1)
    .describe(
      "YooKassa's code of the VAT rate on goods and delivery: 1 none, 2 0 %, 3 10 %, 4 20 %, 7 5 %, 8 7 %, 11 22 %; receipts of prepayments name the estimated rate that belongs to it",
    ),
  PAYMENT_TAX_SYSTEM_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe(
      "YooKassa's code of the tax system, for shops with several: 1 general, 2 simplified (income), 3 simplified (income less costs), 5 agricultural, 6 patent",
    ),
  YOOKASSA_SHOP_ID: z
    .string()
    .regex(/^\d+$/, 'must be digits')
    .optional()
    .describe('Id of the shop at YooKassa; required if PAYMENT_PROVIDER is yookassa'),
  YOOKASSA_SECRET_KEY: z.string().optional().describe('Secret key of the shop at YooKassa; required if PAYMENT_PROVIDER is yookassa'),
  YOOKASSA_URL: httpUrl.default('https://api.yookassa.ru/v3').describe("URL of YooKassa's API"),
};
