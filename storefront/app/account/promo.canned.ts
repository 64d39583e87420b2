import type { PromocodeDetailsFragment } from '../platform/graphql/generated/graphql.ts';
import type { PromoViewProps } from './PromoView.tsx';

const cannedPromocode: PromocodeDetailsFragment = {
  id: '1',
  code: 'ПЕРВЫЙ10',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  leastSum: 0,
  goods: [],
  withMemberPrices: true,
  withBonuses: true,
  startsAt: '2026-09-01T00:00:00.000Z',
  endsAt: null,
  usesLeft: null,
  isOwn: false,
};

export const cannedPromo: PromoViewProps = {
  now: Date.UTC(2026, 9, 1, 9),
  promocodes: [
    {
      ...cannedPromocode,
      id: '2',
      code: 'АННЕ1500',
      kind: 'AMOUNT',
      percent: null,
      amount: 150_000,
      leastSum: 1_500_000,
      endsAt: '2026-10-31T21:00:00.000Z',
      usesLeft: 1,
      isOwn: true,
    },
    { ...cannedPromocode, id: '3', code: 'ВЕЗЁМ', kind: 'FREE_DELIVERY', percent: null, leastSum: 500_000, usesLeft: 3 },
    {
      ...cannedPromocode,
      id: '4',
      code: 'СНЕГ15',
      percent: 15,
      goods: ['Кроссовки', 'Первый снег'],
      withMemberPrices: false,
      withBonuses: false,
      startsAt: '2026-11-30T21:00:00.000Z',
      endsAt: '2027-02-28T21:00:00.000Z',
    },
    cannedPromocode,
  ],
};
