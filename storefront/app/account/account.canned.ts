import type { AccountViewProps } from './AccountView.tsx';

export const cannedAccount: AccountViewProps = {
  user: {
    id: '1',
    name: 'Анна',
    surname: 'Северова',
    lastname: '',
    sex: 'FEMALE',
    avatarUrl: null,
    email: 'anna@example.ru',
    phone: '+79123456789',
    bonuses: 5_312,
    accessLevel: 'CUSTOMER',
    grantedLevel: 'CUSTOMER',
    createdAt: '2026-09-02T08:00:00.000Z',
    loyaltyLevel: { name: 'Silver' },
  },
  sessions: [{ id: 'here', current: true, confirmedUntil: '2100-01-01T00:00:00.000Z' }],
  promoCodeCount: 2,
};
