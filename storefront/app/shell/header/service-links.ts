import type { ServiceLink } from '@meet/ui-kit/header';

/** The pages about the shop that stand above every page, and under the categories on a phone. */
export const serviceLinks: readonly ServiceLink[] = [
  { name: 'Мобильное приложение', href: '/info/appspromo' },
  { name: 'Доставка', href: '/delivery' },
  { name: 'Программа лояльности', href: '/loyalty' },
  { name: 'Вопросы и\u00a0ответы', href: '/info/faq' },
  { name: 'Наш блог', href: '/blog' },
  { name: 'Контакты', href: '/info/contacts' },
];
