import { css, type SerializedStyles } from '@emotion/react';
import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { Drawer } from '@meet/ui-kit/drawer';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { useLocation } from 'react-router';
import { buildSignInHref } from '../../auth/link/sign-in-address.ts';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { audienceLinks } from '../../catalog/directory/audience-links.ts';
import { buildDirectoryHref } from '../../catalog/directory/directories.ts';
import { toMenuCategories } from '../../catalog/directory/menu-groups.rules.ts';
import { serviceLinks } from '../../content/info/service-pages.ts';
import { CityLink } from '../../delivery/city/choice/CityLink.tsx';
import { labelCityLink } from '../../delivery/city/choice/city-link.ts';
import { useChosenCity } from '../../delivery/city/use-chosen-city.ts';
import type { OverlayComponent } from '../overlay-entries.ts';

const serviceRow = css({
  marginTop: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${color('line')}`,
  '& ul': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(3), font: font(400, 18) },
});

const cityRow = css({ display: 'flex', alignItems: 'center', minHeight: 'var(--meet-target)', font: font(400, 14) });

const audienceRow = css({
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space(5), marginBottom: space(2), padding: 0, listStyle: 'none' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'var(--meet-target)', font: font(500, 16) },
});

const accountLinks = [
  { label: 'Аккаунт', href: '/account' },
  { label: 'Заказы', href: '/account/orders' },
];

interface LinkListProps {
  label: string;
  links: readonly { label: string; href: string }[];
  style: SerializedStyles;
}

const LinkList = ({ label: name, links, style }: LinkListProps) => (
  <nav css={style} aria-label={name}>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The phone menu: women, men and children, categories with their second level, the account, service pages, and the city below. */
export const MenuDrawer: OverlayComponent = ({ directories, open, onOpenChange }) => {
  const location = useLocation();
  const { pathname } = location;
  const isSignedIn = useSignedIn() === true;
  const cityFooter = (
    <CityLink css={cityRow} variant="underlined">
      {labelCityLink(useChosenCity())}
    </CityLink>
  );
  return (
    <Drawer side="left" title="Меню" open={open} onOpenChange={onOpenChange} footer={cityFooter}>
      <LinkList label="Кому" links={audienceLinks} style={audienceRow} />
      <CategoryMenu variant="side" categories={toMenuCategories(directories)} path={pathname} getHref={buildDirectoryHref} />
      <LinkList
        label="Аккаунт"
        links={isSignedIn ? accountLinks : [{ label: 'Войти', href: buildSignInHref(location) }]}
        style={serviceRow}
      />
      <LinkList label="Сервис" links={serviceLinks} style={serviceRow} />
    </Drawer>
  );
};
