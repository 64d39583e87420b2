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

export type AccountPath = (typeof pages)[number]['path'];

// One scrolling line on phones, a column on desktops.
const list = css({
  display: 'flex',
  gap: space(5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  paddingInline: 'var(--meet-gutter)',
  scrollPaddingInline: 'var(--meet-gutter)',
  listStyle: 'none',
  boxShadow: `inset 0 -1px ${color('line')}`,
  [media.desktop]: { display: 'grid', gap: 0, overflow: 'visible', marginInline: 0, padding: 0, boxShadow: 'none' },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  borderBottom: '2px solid transparent',
  color: color('muted'),
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderColor: 'currentcolor', color: color('ink'), scrollInitialTarget: 'nearest' },
  [media.hover]: { '&:hover': { color: color('ink') } },
  [media.desktop]: {
    minHeight: 36,
    borderBottom: 0,
    font: font(400, 14),
    // In a column the nearest scroll container is the page, which must not scroll to the current link.
    '&[aria-current]': { fontWeight: 500, scrollInitialTarget: 'none' },
  },
});

export const AccountNav = ({ path: currentPath }: { path: AccountPath }) => (
  <nav aria-label="Аккаунт">
    <ul css={list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link css={link} href={path} variant="quiet" aria-current={path === currentPath ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
