import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import type { ReactNode } from 'react';
import { wrap } from '../platform/theme/layout-style.ts';
import { head } from './account-style.ts';

interface AccountFrameProps {
  /** Empty if the shopper has not entered a name. */
  name: string;
  children: ReactNode;
}

/** The heading and the navigation above each page of the account. */
export const AccountFrame = ({ name, children }: AccountFrameProps) => (
  <div css={wrap}>
    <Breadcrumbs crumbs={[{ name: 'Главная', href: '/' }, { name: 'Аккаунт' }]} />
    <Heading level={1} css={head}>
      {name ? `Здравствуйте, ${name}` : 'Аккаунт'}
    </Heading>
    {children}
  </div>
);
