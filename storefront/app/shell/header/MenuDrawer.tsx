import { css } from '@emotion/react';
import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { Drawer } from '@meet/ui-kit/drawer';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { useLocation } from 'react-router';
import { directoryHref } from '../../catalog/directory/directory-link.ts';
import { CityLink } from '../../delivery/city/CityLink.tsx';
import { cityWords, useChosenCity } from '../../delivery/city/use-chosen-city.ts';
import type { OverlayComponent } from '../overlay-doors.ts';
import { serviceLinks } from './service-links.ts';

const service = css({
  marginTop: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${color('line')}`,
  '& ul': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(3), font: font(400, 18) },
});

const city = css({ display: 'flex', alignItems: 'center', minHeight: 'var(--target)', font: font(400, 14) });

/** The phone menu: categories, then links to service pages, and the city below. */
export const MenuDrawer: OverlayComponent = ({ directories, open, onOpenChange }) => {
  const { pathname } = useLocation();
  const foot = (
    <CityLink css={city} variant="underlined">
      {cityWords(useChosenCity())}
    </CityLink>
  );
  return (
    <Drawer side="left" title="Меню" open={open} onOpenChange={onOpenChange} footer={foot}>
      <CategoryMenu variant="side" categories={directories} path={pathname} hrefOf={directoryHref} />
      <nav css={service} aria-label="Сервис">
        <ul>
          {serviceLinks.map(({ name, href }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
};
