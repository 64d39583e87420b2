import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';

const pages = [
  { path: '/account', name: 'Обзор' },
  { path: '/account/orders', name: 'Заказы' },
  { path: '/account/bonus', name: 'Бонусы' },
  { path: '/account/promo', name: 'Промокоды' },
  { path: '/account/addresses', name: 'Адреса' },
  { path: '/account/devices', name: 'Устройства' },
  { path: '/account/data', name: 'Ваши данные' },
] as const;

/** Path of a page of the account. */
export type AccountPath = (typeof pages)[number]['path'];

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color('line')}`,
  [media.desktop]: { display: 'grid', borderBottom: 0 },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  borderBottom: '2px solid transparent',
  color: color('muted'),
  whiteSpace: 'nowrap',
  '&[aria-current]': { borderColor: 'currentcolor', color: color('ink') },
  [media.hover]: { '&:hover': { color: color('ink') } },
  [media.desktop]: { minHeight: 36, borderBottom: 0, font: font(400, 14), '&[aria-current]': { fontWeight: 500 } },
});

/** Links to the pages of the account. */
export const AccountNav = ({ path: current }: { path: AccountPath }) => (
  <nav aria-label="Аккаунт">
    <ul css={list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link css={link} href={path} variant="quiet" aria-current={path === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
