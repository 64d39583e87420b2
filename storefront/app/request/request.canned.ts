import type { RequestedProduct } from './product/RequestedProductSummary.tsx';
import { createValues, type RequestResult, type RequestValues } from './request-form.rules.ts';

const size = (name: string, isAvailable: boolean) => ({ id: name, name, slug: name, isAvailable });

export const cannedUser = { name: 'Анна', surname: 'Смирнова', email: 'anna@example.ru', phone: '+79001234567' };

export const cannedEmpty = createValues(null);

export const cannedWrong = (values: Partial<RequestValues>, errors: RequestResult['errors']): RequestResult => ({
  values: { ...cannedEmpty, ...values },
  errors,
  failureMessage: undefined,
  acceptedTexts: undefined,
});
export const cannedAccepted = (title: string, text: string): RequestResult => ({
  values: cannedEmpty,
  errors: {},
  failureMessage: undefined,
  acceptedTexts: { title, text },
});

export const cannedRequestedProduct: RequestedProduct = {
  id: 'depo',
  slug: 'vysokie-kedy-depo',
  name: 'Высокие кеды «Депо»',
  brands: [{ name: 'Линия 14' }],
  cover: { key: 'high-cream' },
  sizes: [size('38', true), size('39', false), size('40', true), size('41', false)],
};
