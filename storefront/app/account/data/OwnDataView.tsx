import type { KeepingOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { AccountPart } from '../AccountPart.tsx';
import type { Contacts } from '../recipient/contacts.ts';
import { DeletionPart } from './DeletionPart.tsx';
import { ExportPart } from './ExportPart.tsx';

export interface OwnDataViewProps {
  contacts: Contacts;
  confirmedUntil: string | undefined;
  /** Orders that block the deletion of the account. */
  orders: readonly KeepingOrderFragment[];
  /** Time of the request, so that the server and the browser render the same. */
  now: number;
}

/** What the shop stores about the shopper: the export, and the deletion with the account. */
export const OwnDataView = ({ contacts, confirmedUntil, orders, now }: OwnDataViewProps) => (
  <AccountFrame title="Ваши данные" path="/account/data">
    <AccountPart title="Скачать">
      <ExportPart contacts={contacts} confirmedUntil={confirmedUntil} />
    </AccountPart>
    <AccountPart title="Удалить аккаунт">
      <DeletionPart contacts={contacts} orders={orders} now={new Date(now)} />
    </AccountPart>
  </AccountFrame>
);
