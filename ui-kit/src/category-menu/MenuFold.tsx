/** @jsxImportSource @emotion/react */
'use client';

import { Icon } from '../icon/index.ts';
import { accent } from './category-menu-style.ts';
import type { MenuGroup } from './category-rules.ts';
import { MenuGroups } from './MenuPanel.tsx';
import { fold } from './menu-panel-style.ts';

interface MenuFoldProps {
  name: string;
  /** Address of everything in the category. */
  href: string;
  isCurrent: boolean;
  isPromised: boolean;
  groups: readonly MenuGroup[];
}

/** The second level of a category in the phone's menu. One is open at a time. */
export const MenuFold = ({ name, href, isCurrent, isPromised, groups }: MenuFoldProps) => (
  <details css={fold} name="category-menu" open={isCurrent || undefined}>
    <summary css={isPromised && accent} aria-current={isCurrent || undefined}>
      <span>{name}</span>
      <Icon name="down" size={18} />
    </summary>
    <div>
      <MenuGroups groups={[{ title: 'Весь раздел', links: [{ name: 'Смотреть все', href }] }, ...groups]} />
    </div>
  </details>
);
