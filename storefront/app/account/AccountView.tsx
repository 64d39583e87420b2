import type { LoyaltyLevel } from '@meet/ui-kit/loyalty-levels';
import type { BonusLedgerFragment, ProfileFragment } from '../platform/graphql/generated/graphql.ts';
import { AccountPart } from './AccountPart.tsx';
import { rows } from './account-style.ts';
import { BonusPart } from './bonus/BonusPart.tsx';
import { DataPart } from './data/DataPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecipientRow } from './recipient/RecipientRow.tsx';
import { SessionPart, type Sessions } from './session/SessionPart.tsx';
import { StaffPart } from './session/StaffPart.tsx';

export interface AccountViewProps {
  user: ProfileFragment;
  sessions: Sessions;
  bonusEntries: BonusLedgerFragment;
  levels: readonly LoyaltyLevel[];
}

/** The account: bonuses, contacts, profile and devices. */
export function AccountView({ user, sessions, bonusEntries, levels }: AccountViewProps) {
  const contacts = { email: user.email, phone: user.phone };
  const confirmedUntil = sessions.find(({ current }) => current)?.confirmedUntil;
  const own = { contacts, confirmedUntil };
  return (
    <>
      <AccountPart title="Бонусы">
        <BonusPart key={user.id} balance={user.bonuses} entries={bonusEntries} levels={levels} level={user.loyaltyLevel?.name} />
      </AccountPart>
      <AccountPart title="Контакты">
        <ul css={rows}>
          <RecipientRow {...own} method="email" />
          <RecipientRow {...own} method="phone" lure={'5\u00a0000\u00a0бонусов за\u00a0первый подтверждённый номер'} />
        </ul>
      </AccountPart>
      <AccountPart title="Личные данные">
        <ProfileForm user={user} />
      </AccountPart>
      <AccountPart title="Устройства">
        <SessionPart sessions={sessions} />
      </AccountPart>
      <AccountPart title={'Ваши данные у\u00a0нас'}>
        <DataPart {...own} />
      </AccountPart>
      {user.grantedLevel !== 'CUSTOMER' && (
        <AccountPart title="Для сотрудников">
          <StaffPart level={user.accessLevel} grantedLevel={user.grantedLevel} />
        </AccountPart>
      )}
    </>
  );
}
