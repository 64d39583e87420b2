import type { ServiceLink } from '@meet/ui-kit/header';

/** Links to pages about the shop, shown above the header and below the categories in the phone menu. */
export const serviceLinks: readonly ServiceLink[] = [
  { name: 'Мобильное приложение', href: '/info/appspromo' },
  { name: 'Доставка', href: '/delivery' },
  { name: 'Программа лояльности', href: '/loyalty' },
  { name: 'Вопросы и\u00a0ответы', href: '/info/faq' },
  { name: 'Наш блог', href: '/blog' },
  { name: 'Контакты', href: '/info/contacts' },
];
