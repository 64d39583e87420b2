import type { PersonalDataViewProps } from './PersonalDataView.tsx';

export const cannedData: PersonalDataViewProps = {
  now: Date.UTC(2026, 10, 20, 9),
  contacts: { email: 'anna@example.ru', phone: '+79123456789' },
  identityConfirmedUntil: '2100-01-01T00:00:00.000Z',
  orders: [],
};

/** Orders of each kind that block the deletion of an account. */
export const cannedBlockingOrders: PersonalDataViewProps['orders'] = [
  { id: 'unpaid', number: 10_482, isPaid: false, until: '2026-11-20T12:32:00.000Z' },
  { id: 'coming', number: 10_377, isPaid: true, until: '2026-12-12T21:00:00.000Z' },
  { id: 'late', number: 10_291, isPaid: true, until: null },
];
