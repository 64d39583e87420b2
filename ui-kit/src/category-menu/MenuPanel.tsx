/** @jsxImportSource @emotion/react */
'use client';

import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { categoryMenuTexts } from './category-menu-texts.ts';
import type { CategoryGroup } from './category-rules.ts';
import { groupLinks, groups as groupsStyle, groupTitle, opener, panel, panelImage, panelWrap } from './menu-panel-style.ts';

/** Contains no ids, so that a server may render the menu once for all pages. */
export const MenuGroups = ({ groups }: { groups: readonly CategoryGroup[] }) =>
  groups.map(({ title, links }) => (
    <div key={title}>
      <p css={groupTitle}>{title}</p>
      <ul css={groupLinks} aria-label={title}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));

interface MenuPanelProps {
  groups: readonly CategoryGroup[];
  image: string | undefined;
}

/**
 * The second level of a category, across the page below the header. It is open while the pointer is over the category, or while
 * `MenuOpener` is open.
 */
export const MenuPanel = ({ groups, image }: MenuPanelProps) => (
  <div css={panel} data-panel="">
    <div css={panelWrap}>
      <div css={groupsStyle}>
        <MenuGroups groups={groups} />
      </div>
      {image && <img css={panelImage} src={image} alt="" width={320} height={320} loading="lazy" decoding="async" />}
    </div>
  </div>
);

/** Opens the panel of a category by keyboard. The button is visible only while it has the focus. */
export function MenuOpener({ name }: { name: string }) {
  const texts = useTexts('categoryMenu', categoryMenuTexts);
  return (
    <details css={opener} name="category-panel">
      <summary aria-label={fill(texts.openSection, { name })}>
        <Icon name="down" size={16} />
      </summary>
    </details>
  );
}
