import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { wrap } from '../platform/theme/layout-style.ts';
import { AccountNav, type AccountPath } from './AccountNav.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  [media.desktop]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: space(10) },
  [media.wide]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: space(20) },
});
const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space(8) });
const headingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(6)}`,
  font: font(400, 16),
  color: color('ink'),
});

interface AccountFrameProps {
  title: string;
  /** Path of this page, which the navigation highlights. */
  path: AccountPath;
  /** Page between the overview of the account and this page in the breadcrumbs. */
  parent?: { label: string; href: string };
  /** Element beside the heading, such as a filter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Breadcrumbs, navigation and heading around each page of the account. */
export const AccountFrame = ({ title, path, parent, aside, children }: AccountFrameProps) => (
  <div css={wrap}>
    <Breadcrumbs
      items={[
        { label: 'Главная', href: '/' },
        ...(path === '/account'
          ? [{ label: 'Аккаунт' }]
          : [{ label: 'Аккаунт', href: '/account' }, ...(parent ? [parent] : []), { label: title }]),
      ]}
    />
    <div css={columns}>
      <AccountNav path={path} />
      <div css={content}>
        <div css={headingRow}>
          <Heading level={1}>{title}</Heading>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </div>
  </div>
);
