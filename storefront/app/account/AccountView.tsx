import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { plural } from '@meet/ui-kit/plural';
import { space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { href, useSearchParams } from 'react-router';
import type { AccountPageQuery, ProfileFragment } from '../platform/graphql/generated/graphql.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AvatarSection } from './AvatarSection.tsx';
import { rows } from './account-style.ts';
import { BonusSection } from './bonus/BonusSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecipientRow } from './recipient/RecipientRow.tsx';
import { SignOutSection } from './session/SignOutSection.tsx';
import { StaffSection } from './session/StaffSection.tsx';

const actionItems = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8), paddingBottom: space(8) });

/** Links back to the order from which the shopper came here to confirm a phone number. */
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
  /** Number of promo codes that the shopper may use. */
  promoCodeCount: number;
  /** Orders and goods that the shopper can act on. They come first on the page. */
  children?: ReactNode;
}

const promoCodeForms = { one: 'промокод', few: 'промокода', many: 'промокодов' };

/** The account: what the shopper can act on, then bonuses, promo codes, contacts and profile. */
export function AccountView({ user, sessions, promoCodeCount, children }: AccountViewProps) {
  const contacts = { email: user.email, phone: user.phone };
  const identityConfirmedUntil = sessions.find(({ current }) => current)?.confirmedUntil;
  const commonProps = { contacts, identityConfirmedUntil };
  return (
    <AccountFrame title={user.name ? `Здравствуйте, ${user.name}` : 'Аккаунт'} path="/account">
      <div css={actionItems}>{children}</div>
      <AccountSection title="Бонусы">
        <BonusSection balance={user.bonuses} level={user.loyaltyLevel?.name} />
      </AccountSection>
      <AccountSection title="Промокоды">
        <Link standalone href="/account/promo" variant="underlined">
          {promoCodeCount > 0 ? `Действуют ${plural(promoCodeCount, promoCodeForms)}` : 'Ввести промокод'}
        </Link>
      </AccountSection>
      <AccountSection title="Контакты" anchor="contacts">
        <OrderLink />
        <ul css={rows}>
          <RecipientRow {...commonProps} method="email" />
          <RecipientRow {...commonProps} method="phone" incentive={'5\u00a0000\u00a0бонусов за\u00a0первый подтверждённый номер'} />
        </ul>
      </AccountSection>
      <AccountSection title="Личные данные">
        <AvatarSection user={user} />
        <ProfileForm user={user} />
      </AccountSection>
      <AccountSection title="Вход">
        <SignOutSection />
      </AccountSection>
      {user.grantedLevel !== 'CUSTOMER' && (
        <AccountSection title="Для сотрудников">
          <StaffSection level={user.accessLevel} grantedLevel={user.grantedLevel} />
        </AccountSection>
      )}
    </AccountFrame>
  );
}
