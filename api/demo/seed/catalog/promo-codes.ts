import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import { newPromoCode } from '../../../test/factories/promo.factory.js';
import { deriveId } from '../row-id.js';

type DemoCode = Pick<Prisma.PromoCodeCreateManyInput, 'code' | 'kind'> &
  Partial<Omit<Prisma.PromoCodeCreateManyInput, 'normalCode'>> & {
    /** Slug of the directory or of the collection to whose goods the code is limited. */
    directory?: string;
    collection?: string;
  };

const startOfCodes = new Date(Date.UTC(2026, 10, 1));

/** Promo codes of each kind. One has expired and one starts in 2036, so that for years both are refused. */
const codes: readonly DemoCode[] = [
  { code: 'ПЕРВЫЙ10', kind: 'PERCENT', percent: 10, listed: true, mostAccountUses: 1, startsAt: startOfCodes },
  { code: 'МИНУС1500', kind: 'AMOUNT', amount: 1_500_00n, leastSum: 15_000_00n, listed: true, startsAt: startOfCodes },
  { code: 'ВЕЗЁМ', kind: 'FREE_DELIVERY', leastSum: 5_000_00n, listed: true, startsAt: startOfCodes },
  {
    code: 'БЕГИ20',
    kind: 'PERCENT',
    percent: 20,
    withMemberPrices: false,
    withBonuses: false,
    startsAt: startOfCodes,
    directory: 'krossovki',
  },
  { code: 'СНЕГ15', kind: 'PERCENT', percent: 15, startsAt: new Date(Date.UTC(2036, 10, 1)), collection: 'pervyy-sneg' },
  {
    code: 'ДАЧА15',
    kind: 'PERCENT',
    percent: 15,
    startsAt: new Date(Date.UTC(2026, 4, 1)),
    endsAt: new Date(Date.UTC(2026, 8, 1)),
    collection: 'leto-na-dache',
  },
];

/** Generates the promo codes, which are the same for every shop size. */
export function generatePromoCodes() {
  return {
    promoCodes: codes.map(({ directory: _directory, collection: _collection, ...code }) =>
      newPromoCode({ id: deriveId('promo code', code.code), ...code }),
    ),
    promoCodeScopes: codes.flatMap(({ code, directory, collection }): Prisma.PromoCodeScopeCreateManyInput[] => {
      if (!directory && !collection) return [];
      return [
        {
          id: deriveId('promo code scope', code),
          promoCodeId: deriveId('promo code', code),
          ...(directory && { directoryId: deriveId('directory', directory) }),
          ...(collection && { collectionId: deriveId('collection', collection) }),
        },
      ];
    }),
  };
}
