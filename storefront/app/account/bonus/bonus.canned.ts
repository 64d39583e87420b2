import type { BonusTransactionsFragment } from '../../platform/graphql/generated/graphql.ts';
import type { BonusViewProps } from './BonusView.tsx';

type BonusTransaction = BonusTransactionsFragment['items'][number];

const createTransaction = (
  id: string,
  createdAt: string,
  number: number | null,
  entries: [BonusTransaction['entries'][number]['kind'], number][],
): BonusTransaction => ({
  id,
  createdAt,
  amount: entries.reduce((sum, [, amount]) => sum + amount, 0),
  order: number === null ? null : { uuid: `0190a5e0-0000-7000-8000-0000000${number}`, number },
  entries: entries.map(([kind, amount], index) => ({ id: `${id}-${index}`, kind, amount })),
});

const items = [
  createTransaction('5', '2026-11-21T08:00:00.000Z', 48_377, [['HOLD', -470]]),
  createTransaction('4', '2026-11-12T08:00:00.000Z', 48_213, [
    ['RETURN', 106],
    ['ACCRUE', 482],
    ['SPEND', -700],
    ['RELEASE', 700],
    ['HOLD', -700],
  ]),
  createTransaction('3', '2026-10-04T08:00:00.000Z', 47_804, [['ACCRUE', 1_230]]),
  createTransaction('2', '2026-09-30T08:00:00.000Z', 47_799, [
    ['RELEASE', 300],
    ['HOLD', -300],
  ]),
  createTransaction('1', '2026-09-02T08:00:00.000Z', null, [['GRANT', 5_000]]),
];

export const cannedBonuses: BonusViewProps = {
  user: { id: '1', phone: '+79123456789', loyaltyLevel: { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15 } },
  userOrderStatistics: { bonuses: 5_648, heldBonuses: 470, comingBonuses: 1_578, moneySpent: 9_603_900 },
  bonusHistory: { items, pagination: { totalItems: items.length } },
  loyaltyLevels: [
    { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
    { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 5_000_000 },
    { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 15_000_000 },
    { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 40_000_000 },
  ],
};
