import { css } from '@emotion/react';
import { Footer, type FooterApp, type FooterColumn } from '@meet/ui-kit/footer';
import { space } from '@meet/ui-kit/theme';
import { directoryHref, type MenuDirectory } from '../../catalog/directory/directory-link.ts';
import { AppCode } from '../../content/info/AppCode.tsx';
import type { OfferedApp } from '../../platform/app-store.ts';
import type { ShellData } from '../shell-data.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';

const help: FooterColumn = {
  title: 'Помощь',
  links: [
    { name: 'Доставка', href: '/delivery' },
    { name: 'Как это работает', href: '/delivery/how-it-works' },
    { name: 'Товар под\u00a0заказ', href: '/tovar-pod-zakaz' },
    { name: 'Вопросы и\u00a0ответы', href: '/info/faq' },
    { name: 'Контакты', href: '/info/contacts' },
  ],
};
const about: FooterColumn = {
  title: 'О\u00a0нас',
  links: [
    { name: 'Программа лояльности', href: '/loyalty' },
    { name: 'Партнёрам', href: '/info/partners' },
    { name: 'Мобильное приложение', href: '/info/appspromo' },
    { name: 'Блог', href: '/blog' },
    { name: 'Карта сайта', href: '/sitemap' },
  ],
};
const legal = [
  { name: 'Оферта', href: '/info/offer' },
  { name: 'Конфиденциальность', href: '/privacy' },
  { name: 'Лицензия', href: '/licence' },
];

const catalog = (directories: readonly MenuDirectory[]): FooterColumn => ({
  title: 'Каталог',
  links: [
    { name: 'Все товары', href: directoryHref('') },
    ...directories
      .toSorted((one, other) => one.position - other.position)
      .map(({ name, slug }) => ({ name, href: directoryHref(slug), accent: slug === 'meet-price' })),
  ],
});

const settings = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(6) });

const oneOf = new Intl.ListFormat('ru-RU', { type: 'disjunction' });

function offered({ href, code, stores }: OfferedApp): FooterApp {
  const app = { href, code: <AppCode src={code} /> };
  if (stores.length > 0) {
    const names = oneOf.format(stores.map(({ name }) => name)).replace(' или ', ' или\u00a0');
    return { ...app, text: `Наведите камеру: откроется ${names}.` };
  }
  return {
    ...app,
    title: 'Meet на\u00a0экране телефона',
    text: 'Наведите камеру: откроется подсказка, как поставить магазин на\u00a0экран.',
    action: 'Как поставить',
  };
}

/** The kit's footer with the shop's links. */
export function SiteFooter({ directories, year, app, social, asksConsent }: ShellData) {
  return (
    <Footer
      columns={[catalog(directories), help, about]}
      social={social}
      app={app ? offered(app) : undefined}
      year={year}
      legal={legal}
      settings={
        <div css={settings}>
          <ColourModeSwitch />
          {asksConsent && <ConsentSettings />}
        </div>
      }
    />
  );
}
