import { servicePages } from './service-pages.ts';

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
      { ...servicePages.delivery, slug: 'delivery' },
      { path: '/delivery/how-it-works', slug: 'delivery-how-it-works', name: 'Как работает доставка' },
      { path: '/tovar-pod-zakaz', slug: 'tovar-pod-zakaz', name: 'Товар под\u00a0заказ' },
      servicePages.loyalty,
      servicePages.faq,
    ],
  },
  {
    name: 'О\u00a0нас',
    links: [
      { ...servicePages.contacts, slug: 'contacts' },
      { path: '/info/partners', slug: 'partners', name: 'Партнёрам' },
      { ...servicePages.app, slug: 'appspromo' },
      servicePages.blog,
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
