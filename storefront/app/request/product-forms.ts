import { NoticeForm } from './notice/NoticeForm.tsx';
import { PriceMatchForm } from './price-match/PriceMatchForm.tsx';

/** The forms about a product, by the last part of their pages' paths. */
export const productForms = {
  'price-match': { form: 'priceMatch', title: 'Нашли дешевле?', Form: PriceMatchForm },
  notice: { form: 'notice', title: 'Сообщить, когда появится', Form: NoticeForm },
} as const;

export const productFormOf = (path: string) => productForms[path.includes('/price-match') ? 'price-match' : 'notice'];
