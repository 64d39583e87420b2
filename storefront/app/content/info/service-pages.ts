/** The pages about the shop to which every page links, in the order of those links. All pages about the shop are in info-pages.ts. */
export const servicePages = {
  app: { path: '/info/appspromo', name: 'Мобильное приложение' },
  delivery: { path: '/delivery', name: 'Доставка' },
  loyalty: { path: '/loyalty', name: 'Программа лояльности' },
  faq: { path: '/info/faq', name: 'Вопросы и\u00a0ответы' },
  blog: { path: '/blog', name: 'Блог' },
  contacts: { path: '/info/contacts', name: 'Контакты' },
} as const;

/** Links above the header and below the categories in the phone menu. */
export const serviceLinks = Object.values(servicePages).map(({ name, path }) => ({ label: name, href: path }));
