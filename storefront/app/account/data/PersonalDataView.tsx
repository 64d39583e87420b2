import type { KeepingOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { Contacts } from '../recipient/contacts.ts';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';

export interface PersonalDataViewProps {
  contacts: Contacts;
  identityConfirmedUntil: string | undefined;
  /** Orders that block the deletion of the account. */
  orders: readonly KeepingOrderFragment[];
  /** Time of the request, so that the server and the browser render the same. */
  now: number;
}

/** The page of the shopper's data: the export of the data, and the deletion of the account with them. */
export const PersonalDataView = ({ contacts, identityConfirmedUntil, orders, now }: PersonalDataViewProps) => (
  <AccountFrame title="Ваши данные" path="/account/data">
    <AccountSection title="Скачать">
      <ExportSection contacts={contacts} identityConfirmedUntil={identityConfirmedUntil} />
    </AccountSection>
    <AccountSection title="Удалить аккаунт">
      <DeletionSection contacts={contacts} orders={orders} now={new Date(now)} />
    </AccountSection>
  </AccountFrame>
);
