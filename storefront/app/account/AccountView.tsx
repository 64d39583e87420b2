import { Link } from '@meet/ui-kit/link';
import { href, useSearchParams } from 'react-router';
import type { AccountPageQuery, ProfileFragment } from '../platform/graphql/generated/graphql.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountPart } from './AccountPart.tsx';
import { rows } from './account-style.ts';
import { AvatarPart } from './avatar/AvatarPart.tsx';
import { BonusPart } from './bonus/BonusPart.tsx';
import { OrdersPart } from './OrdersPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecipientRow } from './recipient/RecipientRow.tsx';
import { SignOutPart } from './session/SignOutPart.tsx';
import { StaffPart } from './session/StaffPart.tsx';

/** The way back to the order whose call needs a confirmed phone. */
function OrderLink() {
  const [search] = useSearchParams();
  const id = search.get('order');
  if (!id) return null;
  return (
    <p>
      Подтвердите телефон, чтобы мы&nbsp;могли позвонить.{' '}
      <Link href={href('/orders/:id', { id })} variant="underlined">
        Вернуться к&nbsp;заказу
      </Link>
    </p>
  );
}

export interface AccountViewProps {
  user: ProfileFragment;
  sessions: AccountPageQuery['sessions'];
  ordersUnderway: number;
}

/** The account: orders, bonuses, contacts and profile. */
export function AccountView({ user, sessions, ordersUnderway }: AccountViewProps) {
  const contacts = { email: user.email, phone: user.phone };
  const confirmedUntil = sessions.find(({ current }) => current)?.confirmedUntil;
  const own = { contacts, confirmedUntil };
  return (
    <AccountFrame title={user.name ? `Здравствуйте, ${user.name}` : 'Аккаунт'} path="/account">
      <AccountPart title="Заказы">
        <OrdersPart underway={ordersUnderway} />
      </AccountPart>
      <AccountPart title="Бонусы">
        <BonusPart balance={user.bonuses} level={user.loyaltyLevel?.name} />
      </AccountPart>
      <AccountPart title="Контакты" anchor="contacts">
        <OrderLink />
        <ul css={rows}>
          <RecipientRow {...own} method="email" />
          <RecipientRow {...own} method="phone" lure={'5\u00a0000\u00a0бонусов за\u00a0первый подтверждённый номер'} />
        </ul>
      </AccountPart>
      <AccountPart title="Личные данные">
        <AvatarPart user={user} />
        <ProfileForm user={user} />
      </AccountPart>
      <AccountPart title="Вход">
        <SignOutPart />
      </AccountPart>
      {user.grantedLevel !== 'CUSTOMER' && (
        <AccountPart title="Для сотрудников">
          <StaffPart level={user.accessLevel} grantedLevel={user.grantedLevel} />
        </AccountPart>
      )}
    </AccountFrame>
  );
}
