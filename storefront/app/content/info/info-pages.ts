export interface InfoLink {
  path: string;
  name: string;
  /** Slug of the page's text in the API. Absent for pages with their own route. */
  slug?: string;
}

export interface InfoSection {
  name: string;
  links: readonly InfoLink[];
}

const sections = [
  {
    name: 'Покупателям',
    links: [
      { path: '/delivery', slug: 'delivery', name: 'Доставка' },
      { path: '/delivery/how-it-works', slug: 'delivery-how-it-works', name: 'Как работает доставка' },
      { path: '/tovar-pod-zakaz', slug: 'tovar-pod-zakaz', name: 'Товар под\u00a0заказ' },
      { path: '/loyalty', name: 'Программа лояльности' },
      { path: '/info/faq', name: 'Вопросы и\u00a0ответы' },
    ],
  },
  {
    name: 'О\u00a0нас',
    links: [
      { path: '/info/contacts', slug: 'contacts', name: 'Контакты' },
      { path: '/info/partners', slug: 'partners', name: 'Партнёрам' },
      { path: '/info/appspromo', slug: 'appspromo', name: 'Мобильное приложение' },
      { path: '/blog', name: 'Блог' },
    ],
  },
  {
    name: 'Документы',
    links: [
      { path: '/info/offer', slug: 'offer', name: 'Оферта и\u00a0документы' },
      { path: '/info/offer/public-offer', slug: 'public-offer', name: 'Публичная оферта' },
      { path: '/info/offer/retail-sale', slug: 'retail-sale', name: 'Правила розничной продажи' },
      { path: '/info/offer/personal-data', slug: 'personal-data', name: 'Персональные данные' },
      { path: '/privacy', slug: 'privacy', name: 'Политика конфиденциальности' },
      { path: '/licence', slug: 'licence', name: 'Пользовательское соглашение' },
      { path: '/sitemap', name: 'Карта сайта' },
    ],
  },
] as const satisfies readonly InfoSection[];

type InfoPath = (typeof sections)[number]['links'][number]['path'];

export const infoSections: readonly InfoSection[] = sections;

const allLinks = infoSections.flatMap((section) => section.links);

const normalizePath = (path: string) => path.replace(/\/+$/, '') || '/';

export function findInfoLink(path: string): InfoLink | undefined {
  return allLinks.find((link) => link.path === normalizePath(path));
}

/** Returns links to the pages with these paths. The label is the name in `sections`, so a page has the same name everywhere. */
export const buildInfoLinks = (...paths: readonly InfoPath[]): { label: string; href: string }[] =>
  paths.flatMap((path) => allLinks.filter((link) => link.path === path)).map(({ name, path }) => ({ label: name, href: path }));

export function findInfoSection(path: string): InfoSection | undefined {
  return infoSections.find((section) => section.links.some((link) => link.path === normalizePath(path)));
}
