import type { AccountViewProps } from './AccountView.tsx';

export const cannedAccount: AccountViewProps = {
  user: {
    id: '1',
    name: 'Анна',
    surname: 'Северова',
    lastname: '',
    sex: 'FEMALE',
    email: 'anna@example.ru',
    phone: '+79123456789',
    bonuses: 5_312,
    accessLevel: 'CUSTOMER',
    grantedLevel: 'CUSTOMER',
    createdAt: '2026-09-02T08:00:00.000Z',
    loyaltyLevel: { name: 'Silver' },
  },
  sessions: [
    {
      id: 'here',
      current: true,
      device: 'Chrome, macOS',
      createdAt: '2026-11-18T08:00:00.000Z',
      lastSeenAt: '2026-11-20T08:00:00.000Z',
      confirmedUntil: '2100-01-01T00:00:00.000Z',
    },
    {
      id: 'there',
      current: false,
      device: 'Safari, iPhone',
      createdAt: '2026-10-01T08:00:00.000Z',
      lastSeenAt: '2026-11-19T18:00:00.000Z',
      confirmedUntil: '2026-10-01T08:15:00.000Z',
    },
  ],
  bonusEntries: {
    items: [
      { id: '3', kind: 'SPEND', amount: -1_200, balance: 5_312, createdAt: '2026-11-10T08:00:00.000Z' },
      { id: '2', kind: 'ACCRUE', amount: 1_512, balance: 6_512, createdAt: '2026-10-12T08:00:00.000Z' },
      { id: '1', kind: 'GRANT', amount: 5_000, balance: 5_000, createdAt: '2026-09-02T08:00:00.000Z' },
    ],
    pagination: { totalItems: 3 },
  },
  levels: [
    { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
    { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 5_000_000 },
    { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 15_000_000 },
  ],
};
